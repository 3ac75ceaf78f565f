/** @jest-environment ./widget-shell/host/testing/jsdom_with_fetch.cjs */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, stopPages } from '../testing/pages_rig'

const heading = (name: string) => screen.findByRole('heading', { name })
const click = (name: string) =>
  userEvent.click(within(screen.getByTestId('Page')).getByRole('button', { name }))
const { location } = window

beforeEach(() => sessionStorage.clear())
afterEach(() => stopPages())

describe('after a sign-up', () => {
  test('a new player is welcomed on a page, and then taken to the widget', async () => {
    const { left } = await openPage('/auth', { prefix: '/go/abc' })
    await heading('Welcome')
    await click('Forgot')
    await heading('New password')
    await click('Close')
    await heading('Welcome')
    await click('Sign up')
    await heading('Thanks')
    expect(location.pathname).toBe('/go/abc/profile/thanks')
    expect(screen.queryByText('Sign Up Success')).toBeNull()
    await click('Play on')
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
  })

  test('a new player who wanted another page gets there after the welcome', async () => {
    await openPage('/profile?tab=2')
    await heading('Welcome')
    await click('Sign up')
    await heading('Thanks')
    await click('Play on')
    await heading('ada')
    expect(location.pathname + location.search).toBe('/profile?tab=2')
  })

  test('a player who steps back to a page for strangers is led on', async () => {
    const { left } = await openPage('/auth', { prefix: '/go/abc' })
    await heading('Welcome')
    await click('Forgot')
    await heading('New password')
    await click('Sign up here')
    await heading('Thanks')
    expect(left).toEqual([])
    act(() => window.history.back())
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
  })

  test('the welcome that did not come can be left', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { left } = await openPage('/auth', { prefix: '/go/abc', welcomeLost: true })
    await heading('Welcome')
    await click('Sign up')
    await heading('Something went wrong:')
    await click('Back to the game')
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
    quiet.mockRestore()
  })

  test('the welcome is no page to come back to', async () => {
    const { left } = await openPage('/profile/thanks', { prefix: '/go/abc' })
    await heading('Welcome')
    expect(location.search).toBe('?method=sign_in')
    await click('Sign up')
    await heading('Thanks')
    await click('Play on')
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
  })

  test('without that page the widget is next, and a dialog welcomes', async () => {
    const componentFlags = { Thanks: false }
    const { left } = await openPage('/auth', { prefix: '/go/abc', componentFlags })
    await heading('Welcome')
    await click('Sign up')
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
    await heading('Sign Up Success')
  })
})

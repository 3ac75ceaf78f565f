/** @jest-environment ./widget-shell/host/testing/jsdom_with_fetch.cjs */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NO_PAGES } from '../testing/no_pages'
import { openPage, stopPages } from '../testing/pages_rig'

const player = { refresh_token: 'rt_0' }
const heading = (name: string) => screen.findByRole('heading', { name })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const { location } = window

beforeEach(() => sessionStorage.clear())
afterEach(() => stopPages())

describe('a page', () => {
  test('shows the screen of its address, and names the document by its heading', async () => {
    await openPage('/auth/callback/google')
    await heading('Back from google')
    expect(document.title).toBe('Back from google · Sidepick')
  })

  test('keeps the payload of its address on every way', async () => {
    await openPage('/auth', { prefix: '/go/abc' })
    await heading('Welcome')
    await click('Forgot')
    await heading('New password')
    expect(location.pathname + location.search).toBe('/go/abc/reset_password?why=forgot')
    expect(screen.getByText('{"place":"page","why":"forgot"}')).toBeInTheDocument()
  })

  test('brings the focus to the heading after a navigation, and goes back', async () => {
    await openPage('/auth')
    await heading('Welcome')
    await click('Forgot')
    await waitFor(async () => expect(await heading('New password')).toHaveFocus())
    await click('Close')
    await waitFor(async () => expect(await heading('Welcome')).toHaveFocus())
    expect(location.pathname).toBe('/auth')
  })

  test('that was the first closes onto the widget', async () => {
    const { left } = await openPage('/reset_password', { prefix: '/go/abc' })
    await heading('New password')
    await click('Close')
    expect(left).toEqual(['/go/abc/widget/w1'])
  })

  test('leaves for pages of the app that are no screen, and for nothing that is no page', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { left } = await openPage('/reset_password')
    await heading('New password')
    for (const to of NO_PAGES) {
      await click(to)
      expect(warned).toHaveBeenLastCalledWith(`${to} is no page of the app`)
    }
    expect(left).toEqual([])
    expect(location.pathname).toBe('/reset_password')
    await click('Another game')
    expect(left).toEqual(['/widget/w2?tab=won'])
    warned.mockRestore()
  })

  test('takes a one-time token out of the address at once, and hands it to its screen alone', async () => {
    await openPage('/reset_password?token=pt_1&why=mail')
    expect(location.search).toBe('?why=mail')
    await heading('New password')
    expect(screen.getByText('{"place":"page","why":"mail","token":"pt_1"}')).toBeInTheDocument()
    expect(JSON.stringify([...Object.entries(sessionStorage)])).not.toContain('pt_1')
  })

  test('hands its screen what the experience says to it, and only that', async () => {
    const componentFlags = { Profile: { discountCode: 'STOCK30' }, Auth: true, Reset: { a: 1 } }
    await openPage('/profile', { stored: player, componentFlags })
    await heading('ada')
    expect(screen.getByText('{"discountCode":"STOCK30"}')).toBeInTheDocument()
  })

  test('hands what belongs to its address over what the experience says', async () => {
    const componentFlags = { Callback: { state: 'done', partner: 'A paper' } }
    await openPage('/auth/callback/google?error=access_denied', { componentFlags })
    await heading('Back from google')
    expect(screen.getByText(/"partner":"A paper"/)).toBeInTheDocument()
    expect(screen.queryByText(/"state":"done"/)).toBeNull()
  })

  test('that the experience switches off does not exist', async () => {
    await openPage('/reset_password', { componentFlags: { Reset: false } })
    await heading('404')
  })

  test('that does not exist says so', async () => {
    await openPage('/nowhere')
    await heading('404')
    expect(screen.getByText('The page you are looking for does not exist!')).toBeInTheDocument()
  })

  test('is empty, or waits, where its address says so', async () => {
    const { sent } = await openPage('/blank')
    expect(document.getElementById('vs-root')).toBeEmptyDOMElement()
    const heights = (px: number) => ['vs_widget_resize_height', { height: window.innerHeight + px }]
    expect(sent).toContainEqual(heights(30))
    await stopPages()
    expect(sent.at(-1)).toEqual(heights(0))
    await openPage('/loading', { prefix: '/go/abc' })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('that breaks says what broke', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPage('/broken')
    expect(await screen.findByText('Error: no wheels')).toBeInTheDocument()
    quiet.mockRestore()
  })
})

describe('a page for players', () => {
  test('sends a stranger to sign in, and back to where they wanted to go', async () => {
    await openPage('/profile?tab=2', { prefix: '/go/abc' })
    await heading('Welcome')
    expect(location.pathname + location.search).toBe('/go/abc/auth?method=sign_up')
    await click('Sign in')
    await heading('ada')
    expect(location.pathname + location.search).toBe('/go/abc/profile?tab=2')
    expect(screen.getByText('Welcome, ada!')).toBeInTheDocument()
  })

  test('waits with a loader until it is known who comes', async () => {
    await openPage('/profile', { stored: player })
    expect(screen.queryByRole('heading')).toBeNull()
    await heading('ada')
    expect(location.pathname).toBe('/profile')
  })

  test('is left when the player logs out, and the page around hears of it', async () => {
    const { sent, values } = await openPage('/profile', { stored: player })
    await heading('ada')
    await click('Log out')
    await heading('Welcome')
    expect(screen.getByText('You are logged out')).toBeInTheDocument()
    expect(sent).toContainEqual(['vs_logout', {}])
    expect(values.has('refresh_token')).toBe(false)
  })

  test('says goodbye in the words of who logs the player out', async () => {
    await openPage('/profile', { stored: player })
    await heading('ada')
    await click('Leave for good')
    await heading('Welcome')
    expect(await screen.findByText('Your account is deleted.')).toBeInTheDocument()
    expect(screen.queryByText('You are logged out')).toBeNull()
  })

  test('is left too when the publisher or another tab ends the session', async () => {
    const { events } = await openPage('/profile', { stored: player })
    await heading('ada')
    await act(async () => events.emit('vs_logout_request', {}))
    await heading('Welcome')
  })
})

describe('after a sign-in', () => {
  test('without a way back the widget is next', async () => {
    const { left } = await openPage('/auth', { prefix: '/go/abc' })
    await heading('Welcome')
    await click('Sign in')
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
  })

  test.each([
    ['/profile?tab=2', []],
    ['http://localhost/widget/w2', ['/widget/w2']],
    ['http://localhost/go/abc/profile', ['/go/abc/profile']],
    ['http://localhost/auth/google?state=H', ['/']],
    ['https://paper.example/story', ['https://paper.example/story']],
    ['http://paper.example/story', ['/']],
  ])('elsewhere the way back is %s, and brings it no token', async (returnUrl, expected) => {
    const state = 's'.repeat(43)
    const handoff = { refreshToken: 'rt_0', returnUrl, waiting: false }
    const routes = { [`GET /auth/handoff/${state}`]: () => ({ status: 200, body: handoff }) }
    const { left, server } = await openPage(`/auth/callback/google?state=${state}`, { routes })
    await waitFor(() => expect(server.count('GET /v1/profiles')).toBe(1))
    if (expected.length === 0) await heading('ada')
    await waitFor(() => expect(left).toEqual(expected))
  })

  test('a player is led away from a page for strangers, without having seen it', async () => {
    const { left } = await openPage('/auth', { stored: player })
    expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
    await waitFor(() => expect(left).toEqual(['/']))
  })

  test('also where the address carries a payload', async () => {
    const { left } = await openPage('/auth', { stored: player, prefix: '/go/abc' })
    await waitFor(() => expect(left).toEqual(['/go/abc/widget/w1']))
  })

  test('nobody is led away from where a password is set again', async () => {
    const { left, server } = await openPage('/reset_password?token=pt_1', { stored: player })
    await heading('New password')
    await waitFor(() => expect(server.count('GET /v1/profiles')).toBe(1))
    expect(left).toEqual([])
    expect(location.pathname).toBe('/reset_password')
  })
})

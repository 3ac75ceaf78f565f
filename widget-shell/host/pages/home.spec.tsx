/** @jest-environment ./widget-shell/host/testing/jsdom_with_fetch.cjs */
import { screen, waitFor } from '@testing-library/react'
import { openPage, stopPages } from '../testing/pages_rig'

const heading = (name: string) => screen.findByRole('heading', { name })
const home = '/widget/w1'

beforeEach(() => sessionStorage.clear())
afterEach(() => stopPages())

describe('the home', () => {
  test('leads a stranger to a game', async () => {
    const { left } = await openPage('/', { home })
    await waitFor(() => expect(left).toEqual([home]))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('leads a player to their own page', async () => {
    const { left } = await openPage('/', { home, stored: { refresh_token: 'rt_0' } })
    await heading('ada')
    expect(window.location.pathname).toBe('/profile')
    expect(left).toEqual([])
  })

  test('asks a stranger to sign in where no game is named', async () => {
    await openPage('/')
    await heading('Welcome')
    expect(window.location.pathname).toBe('/auth')
  })
})

/** @jest-environment ./widget-shell/host/testing/jsdom_with_fetch.cjs */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, stopPages } from '../testing/pages_rig'

const player = { refresh_token: 'rt_0' }
const part = (name: string) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!
const entriesOf = (name: string) =>
  within(part(name))
    .getAllByRole('button')
    .map((button) => button.textContent)

beforeEach(() => sessionStorage.clear())
afterEach(() => stopPages())

describe('the ways around a page', () => {
  test('name the pages that the registry has, and the one that stands', async () => {
    await openPage('/profile', { stored: player })
    await screen.findByRole('heading', { name: 'ada' })
    expect(entriesOf('MobileFooter')).toEqual(['Home', 'Results', 'Activity', 'Profile'])
    expect(entriesOf('DesktopSidebar')).toEqual(['Home', 'Activity', 'Account', 'How to play'])
    for (const name of ['MobileFooter', 'DesktopSidebar']) {
      const [current] = part(name).querySelectorAll('[aria-current="page"]')
      expect(current).toHaveTextContent(/Profile|Account/)
    }
  })

  test('are Play and Results for the alternative brand, with what can be claimed', async () => {
    await openPage('/profile', {
      stored: player,
      live: true,
      themeFlags: { brand: 'alt' },
      routes: {
        'GET /v1/notifications/count': () => ({
          status: 200,
          body: { count: 3, rewardsToClaim: 12 },
        }),
      },
    })
    await screen.findByRole('heading', { name: 'ada' })
    expect(await screen.findAllByText('Results, 12 wins to claim')).toHaveLength(1)
    expect(entriesOf('MobileFooter')).toEqual(['Play', '9+ResultsResults, 12 wins to claim'])
    expect(entriesOf('DesktopSidebar')).toEqual([
      'Home',
      'ActivityActivity, something new',
      'Settings',
      'How to play',
    ])
  })

  test('count the sign-in as the account', async () => {
    await openPage('/auth')
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(part('MobileFooter').querySelector('[aria-current]')).toHaveTextContent('Profile')
  })

  test.each(['MobileHeader', 'MobileFooter', 'DesktopSidebar'])('%s leads home', async (name) => {
    const { left } = await openPage('/reset_password', { prefix: '/go/abc' })
    await screen.findByRole('heading', { name: 'New password' })
    await userEvent.click(within(part(name)).getAllByRole('button')[0]!)
    expect(left).toEqual(['/go/abc/widget/w1'])
  })

  test('the one over a page takes a docked frame out of its corner, others leave it there', async () => {
    const { sent } = await openPage('/reset_password', { prefix: '/go/abc' })
    await screen.findByRole('heading', { name: 'New password' })
    await userEvent.click(within(part('MobileFooter')).getByRole('button', { name: 'Home' }))
    expect(sent).not.toContainEqual(['vs_undock_player', {}])
    await userEvent.click(within(part('MobileHeader')).getByRole('button'))
    expect(sent).toContainEqual(['vs_undock_player', {}])
  })

  test('show the logo where the platform has one, and lead to the games of a widget', async () => {
    const { left } = await openPage('/reset_password', { prefix: '/go/abc', logoUrl: '/logo.svg' })
    await screen.findByRole('heading', { name: 'New password' })
    const header = part('MobileHeader')
    expect(header.querySelector('img')).toHaveAttribute('src', '/logo.svg')
    expect(header).toHaveTextContent('Sidepick')
    await userEvent.click(within(part('DesktopSidebar')).getByRole('button', { name: 'Games' }))
    expect(left).toEqual(['/go/abc/widget/w1'])
  })
})

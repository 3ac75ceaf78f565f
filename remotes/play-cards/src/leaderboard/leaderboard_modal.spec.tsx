import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Viewer } from '@sidepick/card-kit'
import { renderScreen } from '@sidepick/card-kit/testing'
import { LeaderboardModal } from './deferred_leaderboard'

const stranger = { loggedIn: false, loading: false, profile: null }
/** The board itself is on its way. */
const host = { api: () => new Promise<never>(() => undefined) }
const open = (viewer: Viewer = stranger) => renderScreen(LeaderboardModal, { viewer }, host)
const join = () => screen.queryByRole('button', { name: 'Join to win' })

describe('LeaderboardModal', () => {
  it('asks a stranger to join for the prizes', async () => {
    const { host } = open()
    expect(screen.getByText('New prizes every week')).toBeInTheDocument()
    await userEvent.click(join()!)
    expect(host.emitted).toEqual([
      { name: 'auth_requested', data: { screen: 'sign_up', variant: 'newPrizesEveryWeek' } },
    ])
  })

  it.each([
    ['a player', { ...stranger, loggedIn: true }],
    ['who left an e-mail', { ...stranger, registered: true }],
    ['somebody we do not know yet', { ...stranger, loading: true }],
  ])('does not ask %s', (_, viewer) => {
    open(viewer)
    expect(join()).toBeNull()
  })

  it('closes', async () => {
    const { host } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })
})

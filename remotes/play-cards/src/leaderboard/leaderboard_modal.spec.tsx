import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Viewer } from '@sidepick/card-kit'
import { renderScreen } from '@sidepick/card-kit/testing'
import { BoardScreen } from './board_screen'
import { LeaderboardModal } from './deferred_leaderboard'

const stranger = { loggedIn: false, loading: false, profile: null }
/** The board itself is on its way. */
const host = { api: () => new Promise<never>(() => undefined) }
const draw = (viewer: Viewer) => renderScreen(BoardScreen, { viewer }, host)
const open = () => renderScreen(LeaderboardModal, { viewer: stranger }, host)
const join = () => screen.queryByRole('button', { name: 'Join to win' })

describe('BoardScreen', () => {
  it('asks a stranger to join for the prizes', async () => {
    const { host } = draw(stranger)
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
    draw(viewer)
    expect(join()).toBeNull()
  })
})

describe('LeaderboardModal', () => {
  it('brings the screen once its code is there', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Join to win' })).toBeInTheDocument()
  })

  it('closes', async () => {
    const { host } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })
})

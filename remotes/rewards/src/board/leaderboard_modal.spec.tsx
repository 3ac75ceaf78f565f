import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Viewer } from '@sidepick/card-kit'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import {
  boardEntry,
  BOARDS_PATH,
  IN_LEAGUE,
  leagueAnswers,
  sampleStanding,
  STANDING_PATH,
  userOf,
} from '@sidepick/card-kit/testing/sample_board'
import { startServer, type LocalServer } from '../testing/local_server'
import { LeaderboardModal } from './leaderboard_modal'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const stranger = { loggedIn: false, loading: false, profile: null }
const open = (viewer: Viewer) => openScreen(LeaderboardModal, server.http, { viewer })
const join = () => screen.queryByRole('button', { name: 'Sign up to win' })

describe('LeaderboardModal', () => {
  it('shows the board, and asks a stranger to join for the prizes', async () => {
    const { host } = open(stranger)
    expect(await screen.findByRole('list', { name: 'The best three' })).toBeInTheDocument()
    expect(screen.getByText('New prizes every week')).toBeInTheDocument()
    await userEvent.click(join()!)
    expect(host.emitted.slice(1)).toEqual([
      { name: 'auth_requested', data: { screen: 'sign_up', variant: 'newPrizesEveryWeek' } },
    ])
  })

  it('leads a player to the prizes', async () => {
    const { host } = open({ ...stranger, loggedIn: true })
    expect(join()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'See all prizes' }))
    expect(host.emitted.slice(1)).toEqual([{ name: 'navigated', data: { to: '/prizes' } }])
  })

  it.each([
    ['who left an e-mail', { ...stranger, registered: true }],
    ['somebody we do not know yet', { ...stranger, loading: true }],
  ])('does not ask %s', (_, viewer) => {
    open(viewer)
    expect(join()).toBeNull()
  })

  it('says how far a player has come since the board was open last', async () => {
    const onBoard = (rank: number) =>
      server.replyOnce(STANDING_PATH, {
        status: 200,
        body: sampleStanding(userOf(99), [{ ...boardEntry(rank), userId: userOf(99) }]),
      })
    const player = { ...stranger, loggedIn: true }
    onBoard(18)
    const first = open(player)
    expect(await screen.findByText('player18')).toBeInTheDocument()
    expect(screen.queryByText(/since your last look/)).toBeNull()
    first.unmount()
    onBoard(15)
    const second = open(player)
    expect(await screen.findByText('3 places up since your last look')).toBeInTheDocument()
    second.unmount()
    onBoard(16)
    open(player)
    expect(await screen.findByText('1 place down since your last look')).toBeInTheDocument()
  })

  it("shows a player's league beside the race of the week, once they have played in it", async () => {
    const player = { ...stranger, loggedIn: true }
    const first = open(player)
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
    first.unmount()

    for (const [call, { body }] of Object.entries(leagueAnswers(IN_LEAGUE))) {
      server.replyOnce(call.replace('GET ', ''), { status: 200, body })
    }
    open(player)
    await userEvent.click(await screen.findByRole('radio', { name: 'League 2' }))
    expect(await screen.findByRole('heading', { name: 'League 2' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'This week' }))
    expect(
      await screen.findByRole('heading', { name: 'A gift card of 50 dollars' })
    ).toBeInTheDocument()
  })

  it('speaks of the next race while there is no board', async () => {
    server.replyOnce(BOARDS_PATH, { status: 200, body: [] })
    open(stranger)
    expect(
      await screen.findByText(/^1,500 points will put you in the drawing for a prize, around /)
    ).toBeInTheDocument()
  })

  it('measures once that it was opened, and closes', async () => {
    const { host } = open(stranger)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(host.emitted).toEqual([
      { name: 'analytics', data: { name: 'leaderboard_viewed' } },
      { name: 'screen_closed', data: {} },
    ])
  })
})

import type { Notification, OpenSession, PlayWithGame } from '@sidepick/rules/generated_wire'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { GAMES, pageOf, PEOPLE } from '../../testing/samples'
import { LastNotices } from './last_notices'
import { LastPlays } from './last_plays'
import { Sessions } from './sessions'
import { Wallet } from './wallet'

const { id: userId } = PEOPLE[0]!
const NOON = '2026-11-20T12:00:00.000Z'
const idOf = (n: number) => `01995b3e-7a11-7c3d-9f4e-${String(n).padStart(12, '0')}`

const session = (n: number, isMine: boolean): OpenSession => ({
  id: idOf(n),
  signedInAt: NOON,
  usedAt: NOON,
  provedAt: null,
  expiresAt: '2026-12-20T12:00:00.000Z',
  isMine,
})

const { id: gameId, text, gameType, sideA, sideB, state, endTime } = GAMES[0]!
const PLAY: PlayWithGame = {
  id: idOf(70),
  gameId,
  userId,
  state: 'won',
  side: 'B',
  ticketType: 'white',
  quantity: 1,
  matched: 1,
  rewardType: null,
  distributorId: 'orbit',
  widgetId: null,
  returnUrl: null,
  points: 120,
  correct: true,
  correctAnswer: 'B',
  opponents: {},
  claimedAt: null,
  createdAt: NOON,
  game: { text, gameType, sideA, sideB, state, endTime, poster: null },
  claimablePoints: 0,
  claimableUntil: null,
}

const NOTICE: Notification = {
  id: idOf(80),
  type: 'game_won',
  title: 'You won!',
  body: 'You were right.',
  data: { gameId, gamePlayId: idOf(70), leaderboardId: null, amount: null },
  createdAt: NOON,
  readAt: null,
}

const SESSIONS = `/admin/auth/users/${userId}/sessions`
const PLAYS = `/v1/admin/gameplays?userId=${userId}&limit=10`
const NOTICES = `/v1/admin/notifications?userId=${userId}&language=en-us&limit=10`
const WALLET = `/v1/admin/wallets/${userId}`

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  const held = { white: 3, black: 0, gray: 0, coin: 1250, pending_coin: 40, point: 9 }
  server = await startServer({
    [`GET ${SESSIONS}`]: { status: 200, body: [session(1, true), session(2, false)] },
    [`DELETE ${SESSIONS}/${idOf(2)}`]: { status: 200, body: { deleted: true } },
    [`GET ${PLAYS}`]: {
      status: 200,
      body: pageOf([PLAY, { ...PLAY, id: idOf(71), game: null }], 'more'),
    },
    [`GET ${NOTICES}`]: {
      status: 200,
      body: pageOf([NOTICE, { ...NOTICE, id: idOf(81), readAt: NOON }], 'more'),
    },
    [`GET ${WALLET}`]: { status: 200, body: held },
  })
})
afterEach(() => server.close())

describe('The story of a person', () => {
  it('shows the sessions, and signs one out that is not the own', async () => {
    const { toasts } = drawPart(<Sessions userId={userId} />, server.http)
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(within(rows[0]!).getByText('This session')).toBeInTheDocument()
    expect(within(rows[0]!).queryByRole('button')).toBeNull()
    await user.click(within(rows[1]!).getByRole('button', { name: 'Sign out' }))
    server.replyOnce(SESSIONS, { status: 200, body: [session(1, true)] })
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'The session is signed out' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull())
    expect(server.received.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('leads from a play to its game, and to all plays', async () => {
    drawPart(<LastPlays userId={userId} />, server.http)
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/games/${gameId}`
    )
    expect(screen.getByText(sideB)).toBeInTheDocument()
    expect(screen.getByText(gameId)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Their plays' })).toHaveAttribute(
      'href',
      `/people/${userId}/plays`
    )
  })

  it('says what they were told and whether they saw it, and leads to all of it', async () => {
    drawPart(<LastNotices userId={userId} />, server.http)
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(within(rows[0]!).getByText('You won!')).toBeInTheDocument()
    expect(within(rows[0]!).getByText('No')).toBeInTheDocument()
    expect(within(rows[1]!).queryByText('No')).toBeNull()
    expect(screen.getByRole('link', { name: 'What they were told' })).toHaveAttribute(
      'href',
      `/people/${userId}/notices`
    )
  })

  it('says what is held', async () => {
    drawPart(<Wallet userId={userId} />, server.http)
    const coins = (await screen.findByText('Pending coins')).closest('div')!
    expect(coins).toHaveTextContent('40')
    expect(screen.getByText('1,250')).toBeInTheDocument()
  })
})

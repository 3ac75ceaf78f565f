import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { GAMES } from '../../testing/samples'
import { GameActs } from './game_acts'

const DRAFT = { ...GAMES[1]!, state: 'new', played: false } as const
const PATH = `/v1/creator/games/${DRAFT.id}`

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  const body = { deleted: true, canceled: false }
  server = await startServer({ [`DELETE ${PATH}`]: { status: 200, body } })
})
afterEach(() => server.close())

const draw = (game: typeof DRAFT | (typeof GAMES)[number], reach: 'own' | 'everybody' = 'own') =>
  drawPart(
    <>
      <GameActs game={game} readAgain={() => undefined} />
      <p>Drawn</p>
    </>,
    server.http,
    { reach }
  )

async function remove() {
  await user.click(await screen.findByRole('button', { name: 'Delete game' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Delete game' }))
}

describe('A creator', () => {
  it.each([
    ['deleted', { deleted: true, canceled: false }, 'The game was deleted'],
    ['canceled', { deleted: false, canceled: true }, 'The game is canceled; tickets go back'],
  ])('takes back a game that nobody played, and is told that it was %s', async (_, body, said) => {
    server.replyOnce(PATH, { status: 200, body })
    const { toasts } = draw(DRAFT)
    await remove()
    await screen.findByText('Drawn')
    expect(server.received).toMatchObject([{ method: 'DELETE', path: PATH }])
    expect(toasts()).toEqual([{ text: said, kind: 'success' }])
  })

  it.each([
    ['a game that was played', { ...DRAFT, played: true }, 'own'],
    ['one that has ended', { ...DRAFT, state: 'ended' }, 'own'],
    ['an admin, who cancels it', DRAFT, 'everybody'],
  ] as const)('is not offered that for %s', async (_, game, reach) => {
    draw(game, reach)
    await screen.findByText('Drawn')
    expect(screen.queryByRole('button', { name: 'Delete game' })).toBeNull()
  })
})

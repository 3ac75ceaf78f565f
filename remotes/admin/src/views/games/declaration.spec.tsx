import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { GAMES, TOTALS } from '../../testing/samples'
import { Declaration } from './declaration'

const ENDED = { ...GAMES[3]!, gameType: 'PREDICTION' } as const
const DECLARE = `/v1/admin/games/${ENDED.id}/declare`

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  server = await startServer({
    [`POST ${DECLARE}`]: { status: 200, body: { ...ENDED, correctAnswer: 'B' } },
    [`GET /v1/admin/games/details?ids=${ENDED.id}`]: {
      status: 200,
      body: { items: [{ ...ENDED, totals: TOTALS }], next: null },
    },
  })
})
afterEach(() => server.close())

async function change() {
  const readAgain = jest.fn()
  drawPart(<Declaration game={ENDED} readAgain={readAgain} />, server.http)
  await user.click(await screen.findByRole('button', { name: /Change the result to B/ }))
  const asked = await screen.findByRole('alertdialog')
  await within(asked).findByText(/B: No, too cloudy wins. 400 plays picked it/)
  await user.click(within(asked).getByRole('button', { name: 'Change the result' }))
  return { asked, readAgain }
}

describe('The declaration of a game', () => {
  it('lets an admin change the result of a paid game to the other side alone', async () => {
    const { readAgain } = await change()
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
    expect(server.received.at(-1)).toMatchObject({ path: DECLARE, body: { correctAnswer: 'B' } })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('says that the result is final where the server does', async () => {
    server.replyOnce(DECLARE, problem(409, 'E_BAD_TRANSITION', [{ message: 'Too late' }]))
    const { asked, readAgain } = await change()
    expect(await within(asked).findByRole('alert')).toHaveTextContent('Too late')
    expect(readAgain).not.toHaveBeenCalled()
  })

  it.each([
    ['a creator, whose result stands', { reach: 'own' }, ENDED],
    ['a game that its players decide', {}, { ...ENDED, gameType: 'POLL' } as const],
  ] as const)('offers nothing to %s', async (_, given, game) => {
    const part = (
      <>
        <Declaration game={game} readAgain={() => undefined} />
        <p>Drawn</p>
      </>
    )
    drawPart(part, server.http, given)
    await screen.findByText('Drawn')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

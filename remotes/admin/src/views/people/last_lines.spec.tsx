import type { AnyLedgerLine } from '@sidepick/rules/generated_wire'
import { screen } from '@testing-library/react'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { GAMES, pageOf, PEOPLE } from '../../testing/samples'
import { LastLines } from './last_lines'

const { id: userId } = PEOPLE[0]!
const PATH = `/v1/admin/ledger?userId=${userId}&limit=10`

const PLAYED: AnyLedgerLine = {
  id: '01995b3e-7a11-7c3d-9f4e-000000000061',
  type: 'game_played',
  source: null,
  currency: 'white',
  amount: -1,
  balanceAfter: 4,
  reference: '01995b3e-7a11-7c3d-9f4e-000000000062',
  createdAt: '2026-11-20T12:00:00.000Z',
  userId,
  gameId: GAMES[0]!.id,
}

let server: LocalServer

beforeEach(async () => {
  const body = pageOf([PLAYED], 'more')
  server = await startServer({ [`GET ${PATH}`]: { status: 200, body } })
})
afterEach(() => server.close())

describe('The last lines of a person', () => {
  it('lead from a play to its game, and to the whole ledger of theirs', async () => {
    drawPart(<LastLines userId={userId} />, server.http)
    const play = await screen.findByRole('link', { name: PLAYED.reference! })
    expect(play).toHaveAttribute('href', `/games/${PLAYED.gameId}`)
    const all = screen.getAllByRole('link').at(-1)
    expect(all).toHaveAttribute('href', `/ledger?userId=${userId}`)
  })

  it('may be none', async () => {
    server.replyOnce(PATH, { status: 200, body: pageOf([]) })
    drawPart(<LastLines userId={userId} />, server.http)
    expect(await screen.findByText('Nothing here')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { BOARD, COMPLAINT, GAMES, pageOf } from '../../testing/samples'
import { Today } from './today'

const HOUR_MS = 60 * 60 * 1_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const ended = { ...GAMES[0]!, endTime: '2026-11-20T12:00:00.000Z' }

const board = (prizeName: string, change: object) => ({
  ...BOARD,
  id: crypto.randomUUID(),
  prizeName,
  endDate: fromNow(100),
  prizeDrawingDate: fromNow(200),
  ...change,
})

const BOARDS = [
  board('ending', { endDate: fromNow(20) }),
  board('running', {}),
  board('late', { endDate: fromNow(-90), prizeDrawingDate: fromNow(-3) }),
  board('soon', { endDate: fromNow(-3), prizeDrawingDate: fromNow(3) }),
  board('drawn', { prizeDrawingDate: fromNow(-3), awardedAt: fromNow(-2) }),
  board('archived', {
    endDate: fromNow(20),
    prizeDrawingDate: fromNow(3),
    archivedAt: fromNow(-1),
  }),
  board('league', { prizeDrawingDate: fromNow(-3), numberOfPrizes: 0 }),
]

let server: LocalServer

beforeEach(async () => {
  const body = (answer: unknown) => ({ status: 200, body: answer })
  server = await startServer({
    'GET /v1/admin/games/search?state=waiting_for_declaration&limit=10': body(pageOf([ended])),
    'GET /v1/admin/games/search?state=quarantined&limit=10': body(pageOf([])),
    'GET /v1/admin/complaints?limit=10': body(pageOf([COMPLAINT], 'more')),
    'GET /v1/admin/leaderboards?limit=100': body(pageOf(BOARDS)),
    'GET /v1/admin/prizes?state=confirmed&limit=10': body([]),
    'GET /v1/analytics/failures?minutes=60': body({ items: [] }),
    'GET /v1/creator/games?state=waiting_for_declaration&limit=10': body(pageOf([ended])),
  })
})
afterEach(() => server.close())

/** The lines of one panel, once they are there. */
async function linesOf(title: string): Promise<string[]> {
  const panel = (await screen.findByRole('heading', { name: title })).parentElement!
  await within(panel).findAllByRole('listitem')
  return within(panel)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
}

describe('Today', () => {
  it('says when a prediction that nobody declares is canceled', async () => {
    drawPart(<Today />, server.http)
    const [line] = await linesOf('Predictions to declare')
    expect(line).toMatch(/Ended Nov 20, 2026.*Canceled Dec 4, 2026/)
  })

  it('names the boards that end within a day, and no other', async () => {
    drawPart(<Today />, server.http)
    const lines = await linesOf('Leaderboards that end within a day')
    expect(lines).toEqual([expect.stringMatching(/^endingEnds /)])
  })

  it('names the drawings that are late or due within a day', async () => {
    drawPart(<Today />, server.http)
    const lines = await linesOf('Drawings that are due')
    expect(lines).toEqual([
      expect.stringMatching(/^lateDue since /),
      expect.stringMatching(/^soonDue /),
    ])
  })

  it('shows the latest complaints, and leads to all of them', async () => {
    drawPart(<Today />, server.http)
    const [first, all] = await linesOf('Latest complaints')
    expect(first).toContain(COMPLAINT.reason)
    expect(all).toBe('All of them')
  })

  it('shows a creator what waits for them alone', async () => {
    drawPart(<Today />, server.http, { reach: 'own' })
    await linesOf('Predictions to declare')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  })
})

import type { GameSet } from '@sidepick/rules/generated_wire'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { GAMES, pageOf, TOTALS } from '../../testing/samples'
import { ChallengePreview } from './challenge_preview'

const HOUR_MS = 3_600_000
const around = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const [comet, planet] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]]

const set = (n: number, name: string, hours: number): GameSet => ({
  id: `01995b3e-7a11-7c3d-9f4e-${String(n).padStart(12, '0')}`,
  name,
  partnerId: 'orbit',
  gameIds: [planet.id, comet.id],
  startAt: around(hours - 12),
  endAt: around(hours + 12),
  active: true,
  createdAt: around(-48),
})

const LIST = 'GET /admin/gamesets?limit=100'
const DETAILS = `GET /v1/admin/games/details?ids=${encodeURIComponent(`${planet.id},${comet.id}`)}`

let server: LocalServer
const user = userEvent.setup()
const answer = (sets: GameSet[]) => ({ status: 200, body: pageOf(sets) })

beforeEach(async () => {
  const items = [comet, planet].map((game) => ({ ...game, totals: TOTALS }))
  server = await startServer({
    [LIST]: answer([set(1, 'Of yesterday', -24), set(2, 'Of today', 0)]),
    [DETAILS]: { status: 200, body: pageOf(items) },
  })
})
afterEach(() => server.close())

describe("Today's challenge", () => {
  it('goes game by game in the order of the set, and says how far', async () => {
    drawPart(<ChallengePreview />, server.http)
    expect(await screen.findByRole('link', { name: planet.text })).toBeInTheDocument()
    const progress = screen.getByRole('progressbar', { name: 'Progress' })
    expect(progress).toHaveAttribute('aria-valuetext', 'Game 1 of 2')
    expect(screen.getByRole('button', { name: 'Game before' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next game' }))
    expect(screen.getByRole('link', { name: comet.text })).toBeInTheDocument()
    expect(progress).toHaveAttribute('aria-valuetext', 'Game 2 of 2')
    expect(screen.getByRole('button', { name: 'Next game' })).toBeDisabled()
  })

  it('is none where no set runs', async () => {
    server.replyOnce('/admin/gamesets?limit=100', answer([set(1, 'Of yesterday', -24)]))
    drawPart(<ChallengePreview />, server.http)
    expect(await screen.findByText('No set of games runs at the moment.')).toBeInTheDocument()
  })
})

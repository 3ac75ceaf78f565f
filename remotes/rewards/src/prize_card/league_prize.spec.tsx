import { screen } from '@testing-library/react'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { levelOf } from './league_prize'
import { PrizeCard } from './prize_card'

const LEAGUES = [
  { id: 'level1', gamePlays: 0, prize: null },
  { id: 'level2', gamePlays: 25, prize: 'A tablet' },
]

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const draw = (level: unknown) => {
  server.replyOnce('/v1/achievements', { status: 200, body: LEAGUES })
  const rule = {
    componentName: 'PrizeCard',
    panel: 'mainPanel',
    position: 'main-overlay',
    props: { level },
  }
  const viewer = { loggedIn: false, loading: false, profile: null }
  drawCard(PrizeCard, { viewer, phase: 'result', rule }, server)
}
const prize = () => screen.findByRole('region', { name: 'This week’s prize' })

describe('the prize of a league', () => {
  it('stands in place of the usual one, and says whom it is for', async () => {
    draw(2)
    expect(await prize()).toHaveTextContent('A tabletFor players of league 2')
    expect(screen.queryByText(/take you into the drawing/)).toBeNull()
  })

  it.each([1, 3])('gives way to the usual one where league %i has none', async (level) => {
    draw(level)
    expect(await prize()).toHaveTextContent('A gift card of 50 dollars')
  })

  it('is asked for where a level is named alone', () => {
    expect([1, 4].map((level) => levelOf({ level }))).toEqual([1, 4])
    expect([0, 5, 1.5, '2', null].map((level) => levelOf({ level }))).toEqual(Array(5).fill(null))
    expect(levelOf(undefined)).toBeNull()
  })
})

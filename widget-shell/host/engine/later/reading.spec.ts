import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import type { VisitSettings } from '../visit_state'

type Cards = VisitSettings['reading']['cards']

/** How long the first result of a visit stands. */
function standsMs(cards: Cards, game: Parameters<typeof aGame>[0] = {}) {
  const reading = { moreMs: 4_000, cards }
  const rig = playRig({ games: [aGame({ id: 'g1', ...game })], visit: { reading } })
  rig.begin()
  rig.toResult()
  return rig.engine.state().timers.autoAdvance?.durationMs
}

test('a bare result stands its own time', () => {
  expect(standsMs([])).toBe(3_000)
})

test('the right answer of a trivia has time to be read', () => {
  expect(standsMs([], { gameType: 'TRIVIA', correctAnswer: 'A' })).toBe(7_000)
})

test.each([
  ['with every result', {}, 7_000],
  ['with the first result', { results: { first: 1, every: 3 } }, 7_000],
  ['with the second result', { results: { first: 2, every: 3 } }, 3_000],
  ['for strangers', { auth: 'logged_out' }, 7_000],
  ['for players', { auth: 'logged_in' }, 3_000],
] satisfies [string, Cards[number], number][])(
  'a card %s leaves a stranger the time for it',
  (_of, card, ms) => {
    expect(standsMs([card])).toBe(ms)
  }
)

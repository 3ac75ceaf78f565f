import fc from 'fast-check'
import { aGame } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'
import type { PlayEvent } from './play_state'

const GAMES = Array.from({ length: 6 }, (_one, index) =>
  aGame({ id: `g${index + 1}`, isAd: index === 3 })
)
const LAYOUTS = ['GAME_PLAY', 'GAME_PLAY_ADS', 'INTERSTITIAL', 'INTERSTITIAL_ROKT']

type Act =
  | { kind: 'event'; event: PlayEvent }
  | { kind: 'wait'; ms: number }
  | { kind: 'pick'; side: 'A' | 'B' }
  | { kind: 'answer'; confirmed: boolean }
  | { kind: 'refuse'; gameGone: boolean }

const event = (one: PlayEvent): Act => ({ kind: 'event', event: one })

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('pick' as const), side: fc.constantFrom('A', 'B') }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 1000, 3000, 31_000) }),
  fc.record({ kind: fc.constant('answer' as const), confirmed: fc.boolean() }),
  fc.record({ kind: fc.constant('refuse' as const), gameGone: fc.boolean() }),
  fc
    .constantFrom('available', 'playing', 'completed')
    .map((ad) => event({ type: 'ad_changed', ad: ad as 'playing' })),
  fc
    .tuple(fc.constantFrom('attention', 'dialog', 'touch'), fc.boolean())
    .map(([reason, held]) => event({ type: 'hold_changed', reason: reason as 'dialog', held })),
  fc.constantFrom(0, 0.5, 1).map((ratio) => event({ type: 'visibility_changed', ratio })),
  fc.boolean().map((stopped) => event({ type: 'auto_navigate_changed', stopped })),
  fc
    .constantFrom<PlayEvent[]>(
      { type: 'gameplay_started' },
      { type: 'next_requested' },
      { type: 'skip_requested' },
      { type: 'time_requested', ms: 14_000 },
      { type: 'time_requested', ms: null },
      { type: 'game_chosen', gameId: 'g5' },
      { type: 'logged_in' },
      { type: 'logged_out', sessionPoints: 0 },
      { type: 'plays_learned', gameIds: ['g2'] },
      { type: 'ad_games_unwanted' },
      { type: 'search_requested', text: 'boats' },
      { type: 'search_ended', text: 'boats', fits: true, games: [aGame({ id: 'g8' })] },
      { type: 'search_ended', text: 'boats', fits: false },
      { type: 'games_added', games: [aGame({ id: 'g9' })] }
    )
    .map(event)
)

const settings = fc.record({
  scriptId: fc.constantFrom('standard16', 'ads9', 'long23', 'stockAsset12', 'stockSearch10'),
  adsAllowed: fc.boolean(),
  mobile: fc.boolean(),
  carousel: fc.boolean(),
  layouts: fc.constantFrom(LAYOUTS, ['GAME_PLAY'], []),
  playResponse: fc.constantFrom(null, { intervalMs: 500, totalMs: 2000, autoplayMs: 3000 }),
})

type Rig = ReturnType<typeof playRig>

/** Sent picks by game; the desk answers each of them once. */
function run(rig: Rig, acts: readonly Act[]) {
  let answered = 0
  for (const one of acts) {
    if (one.kind === 'event') rig.engine.send(one.event)
    if (one.kind === 'wait') rig.advance(one.ms)
    if (one.kind === 'pick') rig.pick(one.side)
    const open = rig.submitted().length > answered
    if (one.kind === 'answer' && open) {
      answered += 1
      rig.settle(undefined, one.confirmed)
    }
    if (one.kind === 'refuse' && open) {
      answered += 1
      const { game } = rig.submitted().at(-1)!
      const refused = { gameId: game.id, message: null, gameGone: one.gameGone }
      rig.engine.send({ type: 'pick_refused', ...refused })
    }
  }
}

/** The reader is there, nothing is open, and whoever must tap does. */
function goOn(rig: Rig) {
  const calm: PlayEvent[] = [
    { type: 'visibility_changed', ratio: 1 },
    { type: 'hold_changed', reason: 'dialog', held: false },
    { type: 'hold_changed', reason: 'attention', held: false },
    { type: 'auto_navigate_changed', stopped: false },
  ]
  for (const one of calm) rig.engine.send(one)
  if (['passive', 'question'].includes(rig.phase())) rig.pick()
  rig.advance(60_000)
}

describe('whatever happens in a visit', () => {
  test('each pick that was made is submitted once, and none is lost', () => {
    fc.assert(
      fc.property(settings, fc.array(act, { maxLength: 40 }), (visit, acts) => {
        const rig = playRig({ games: GAMES, visit })
        rig.begin()
        run(rig, acts)
        rig.advance(6000)
        expect(rig.submitted()).toHaveLength(rig.told('pick_made').length)
      }),
      { numRuns: 150 }
    )
  })

  test('a game is finished once for each pick at most, and its points are its own', () => {
    fc.assert(
      fc.property(settings, fc.array(act, { maxLength: 40 }), (visit, acts) => {
        const rig = playRig({ games: GAMES, visit })
        rig.begin()
        run(rig, acts)
        expect(rig.told('game_finished').length).toBeLessThanOrEqual(rig.submitted().length)
        expect(rig.engine.state().sessionPoints).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 100 }
    )
  })

  test('there is a way on from every phase, to the end of the games', () => {
    fc.assert(
      fc.property(settings, fc.array(act, { maxLength: 30 }), (visit, acts) => {
        const rig = playRig({ games: GAMES, visit })
        rig.begin()
        run(rig, acts)
        for (let left = 12; left > 0 && rig.phase() !== 'ended'; left -= 1) goOn(rig)
        expect(rig.phase()).toBe('ended')
      }),
      { numRuns: 100 }
    )
  })
})

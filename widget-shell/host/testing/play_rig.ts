import type { Game, Side } from '@sidepick/rules/types'
import { firstParts } from '../engine/first_parts'
import { laterParts } from '../engine/later/later_parts'
import { settleLocally } from '../engine/later/settle_locally'
import { NUMBERS } from '../engine/numbers'
import { ORDINARY } from '../engine/later/visit'
import { joinParts } from '../engine/parts'
import { isSettling } from '../engine/phases'
import { runEngine } from '../engine/run_engine'
import { startPlay } from '../engine/start_play'
import { timingsOf } from '../engine/timings'
import type { Outcome, PlayEffect, PlaySettings } from '../engine/play_state'
import type { VisitSettings, VisitStart } from '../engine/visit_state'
import { aGame, pointsTable, themeFlags } from './fixtures'
import { createFakeClock } from './fake_clock'
import { SETTLED_MS } from './settled'

interface RigOptions {
  games?: Game[]
  playedThrough?: Game
  loggedIn?: boolean
  sessionPoints?: number
  flags?: Parameters<typeof themeFlags>[0]
  votes?: PlaySettings['votes']
  /** What the later parts are told. */
  visit?: Omit<Partial<VisitSettings>, 'limits'> & { limits?: Partial<VisitSettings['limits']> }
  /** Without what loads after the first question. */
  firstWaveAlone?: boolean
}

/** A running engine under a fake clock, with everything it asked the outside to do. */
export function playRig(options: RigOptions = {}) {
  const { clock, advance, running } = createFakeClock()
  const flags = themeFlags(options.flags)
  const settings: PlaySettings = {
    timings: timingsOf(flags),
    passiveModeEnabled: flags.passiveModeEnabled,
    inViewRatio: NUMBERS.inViewRatio,
    points: pointsTable,
    votes: options.votes ?? { g1: { a: 3, b: 1 } },
    visit: {
      ...ORDINARY,
      ...options.visit,
      limits: { ...ORDINARY.limits, ...options.visit?.limits },
    },
  }
  const games = options.games ?? [aGame({ id: 'g1' }), aGame({ id: 'g2' }), aGame({ id: 'g3' })]
  const start = {
    games,
    playedThrough: options.playedThrough ?? null,
    sessionPoints: options.sessionPoints ?? 0,
    loggedIn: options.loggedIn ?? false,
  }
  const effects: PlayEffect[] = []
  const parts = options.firstWaveAlone ? firstParts : joinParts(firstParts, laterParts)
  const setup = { state: startPlay(start, settings), settings, parts }
  const engine = runEngine(setup, clock, (effect) => effects.push(effect))

  /** What the host sends once the later parts have come. */
  const begin = (over: Partial<VisitStart> = {}) =>
    engine.send({
      type: 'visit_started',
      strangerPlays: 0,
      playsToday: 0,
      promptedAt: null,
      setPlayed: 0,
      ...over,
    })
  /** A pick that is meant: of answers that have stood for long enough. */
  const pick = (side: Side = 'A') => {
    if (isSettling(engine.state())) advance(SETTLED_MS)
    tap(side)
  }
  const tap = (side: Side = 'A') =>
    engine.send({
      type: 'side_picked',
      side,
      key: `key-${side}`,
      pickedAt: '2026-01-01T00:00:00.000Z',
    })
  const submitted = () =>
    effects.flatMap((effect) => (effect.type === 'submit_pick' ? [effect] : []))
  const lastSubmit = () => {
    const last = submitted().at(-1)
    if (!last) throw new Error('Nothing was submitted')
    return last
  }
  /** The latest submit as the browser itself settles it. */
  const locally = () => {
    const { game, pick: sent } = lastSubmit()
    return settleLocally(game, sent, settings.votes[game.id], settings.points)
  }
  /** Answers the latest submit, as the browser would settle it unless told otherwise. */
  const settle = (outcome?: Outcome, confirmed = true) => {
    const last = lastSubmit()
    engine.send({
      type: 'pick_settled',
      gameId: last.game.id,
      outcome: outcome ?? locally(),
      confirmed,
    })
  }
  const toResult = () => {
    pick()
    advance(3000)
    settle()
    advance(2000)
  }
  const visit = () => {
    const now = engine.state().visit
    if (!now) throw new Error('The visit has not begun')
    return now
  }
  const told = (type: PlayEffect['type']) => effects.filter((effect) => effect.type === type)
  /** Plays the game on screen, and leaves its result. */
  const playOn = () => {
    toResult()
    engine.send({ type: 'next_requested' })
  }
  return {
    engine,
    visit,
    told,
    playOn,
    settings,
    advance,
    running,
    effects,
    begin,
    pick,
    tap,
    submitted,
    locally,
    settle,
    toResult,
    phase: () => engine.state().phase,
  }
}

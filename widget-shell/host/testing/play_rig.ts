import type { Game, Side } from '@sidepick/rules/types'
import { runEngine } from '../engine/run_engine'
import { startPlay } from '../engine/start_play'
import { timingsOf } from '../engine/timings'
import type { Outcome, PlayEffect, PlaySettings } from '../engine/play_state'
import { aGame, pointsTable, themeFlags } from './fixtures'
import { createFakeClock } from './fake_clock'

interface RigOptions {
  games?: Game[]
  playedThrough?: Game
  loggedIn?: boolean
  sessionPoints?: number
  flags?: Parameters<typeof themeFlags>[0]
  votes?: PlaySettings['votes']
}

/** A running engine under a fake clock, with everything it asked the outside to do. */
export function playRig(options: RigOptions = {}) {
  const { clock, advance, running } = createFakeClock()
  const flags = themeFlags(options.flags)
  const settings: PlaySettings = {
    timings: timingsOf(flags),
    passiveModeEnabled: flags.passiveModeEnabled,
    points: pointsTable,
    votes: options.votes ?? { g1: { a: 3, b: 1 } },
  }
  const games = options.games ?? [aGame({ id: 'g1' }), aGame({ id: 'g2' }), aGame({ id: 'g3' })]
  const start = {
    games,
    playedThrough: options.playedThrough ?? null,
    sessionPoints: options.sessionPoints ?? 0,
    loggedIn: options.loggedIn ?? false,
  }
  const effects: PlayEffect[] = []
  const engine = runEngine(startPlay(start, settings), settings, clock, (effect) =>
    effects.push(effect)
  )

  const pick = (side: Side = 'A') =>
    engine.send({
      type: 'side_picked',
      side,
      key: `key-${side}`,
      pickedAt: '2026-01-01T00:00:00.000Z',
    })
  const submitted = () =>
    effects.flatMap((effect) => (effect.type === 'submit_pick' ? [effect] : []))
  /** Answers the latest submit as the browser itself would settle it. */
  const settle = (outcome?: Outcome, confirmed = true) => {
    const last = submitted().at(-1)
    if (!last) throw new Error('Nothing was submitted')
    engine.send({
      type: 'pick_settled',
      gameId: last.game.id,
      outcome: outcome ?? last.local,
      confirmed,
    })
  }
  const toResult = () => {
    pick()
    advance(3000)
    settle()
    advance(2000)
  }
  return {
    engine,
    advance,
    running,
    effects,
    pick,
    submitted,
    settle,
    toResult,
    phase: () => engine.state().phase,
  }
}

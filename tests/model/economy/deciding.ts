import { CHANGE_MS, COMPLAINTS } from './amounts.js'
import type { Game, GameState, Side } from './game.js'
import type { Answer, Economy } from './model.js'
import type { Player } from './player.js'

const DECLARED: ReadonlySet<GameState> = new Set([
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
])

/** Of a prediction; of all other types the players decide. */
export function declare(economy: Economy, game: Game, side: Side, by: 'creator' | 'admin'): Answer {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  if (game.type !== 'PREDICTION') return ['E_BAD_TRANSITION']
  const state = stateByNow(economy, game)
  if (DECLARED.has(state) && game.answer === side) return 'done'
  const late = state === 'ended' && economy.nowMs > game.sinceMs + CHANGE_MS
  const first = by === 'admin' ? ['active', 'waiting_for_declaration'] : ['waiting_for_declaration']
  const changes = by === 'admin' && (state === 'winner_declared' || state === 'ended') && !late
  if (!changes && !first.includes(state)) return ['E_BAD_TRANSITION']
  game.lastJoinMs = Math.min(game.lastJoinMs, economy.nowMs)
  game.answer = side
  economy.leave(changes ? 'change' : 'declare', game)
  economy.move(game, changes ? 'changing_game_result' : 'declaring_winner')
  return 'done'
}

/** Where its times say that it is, when nobody has moved it yet. */
function stateByNow(economy: Economy, { state, startMs, endMs }: Game): GameState {
  const begun = state === 'new' && startMs <= economy.nowMs ? 'active' : state
  return begun === 'active' && endMs <= economy.nowMs ? 'waiting_for_declaration' : begun
}

/** Its creator takes it back, or an admin cancels it. */
export function cancelGame(economy: Economy, game: Game, by: 'creator' | 'admin'): Answer {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  const from = ['new', 'active', 'waiting_for_declaration']
  if (by === 'admin') from.push('winner_declared', 'quarantined')
  if (!from.includes(game.state)) return ['E_BAD_TRANSITION']
  if (by === 'creator' && game.plays.length === 0) {
    economy.move(game, 'deleted')
    return 'done'
  }
  economy.leave('refund', game)
  economy.move(game, 'canceled')
  return 'done'
}

export function quarantine(economy: Economy, game: Game): Answer {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  if (!HIDEABLE.has(game.state)) return ['E_BAD_TRANSITION']
  game.before = game.state
  economy.move(game, 'quarantined')
  return 'done'
}

const HIDEABLE: ReadonlySet<GameState> = new Set([
  'new',
  'active',
  'waiting_for_declaration',
  'winner_declared',
])

/** Enough people hide a game as an admin does; what cannot be hidden any more goes on. */
export function complain(economy: Economy, game: Game, player: Player): Answer {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  if (game.complaints.has(player)) return 'done'
  game.complaints.set(player, economy.nowMs)
  const sinceMs = economy.nowMs - COMPLAINTS.withinMs
  const people = [...game.complaints.values()].filter((atMs) => atMs > sinceMs).length
  if (people >= COMPLAINTS.people && quarantine(economy, game) === 'done') {
    economy.reached.add('complaints hide a game')
  }
  return 'done'
}

export function release(economy: Economy, game: Game): Answer {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  if (game.state !== 'quarantined') return ['E_BAD_TRANSITION']
  economy.move(game, game.before!)
  return 'done'
}

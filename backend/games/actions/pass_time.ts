import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { moveGame } from '#games/actions/move_game'
import type { Game } from '#games/models/game'

/**
 * Moves a prediction to the state that its times require, when the scheduled job has not done so yet. Locks the game
 * and returns its state.
 */
export async function passTime(game: Game, trx: TransactionClientContract): Promise<GameState> {
  const nowMs = clock.nowMs()
  let { state } = game
  if (state === 'new' && game.startTimeMs <= nowMs) state = await pass(game, 'active', trx)
  if (state === 'active' && game.endTimeMs <= nowMs) {
    state = await pass(game, 'waiting_for_declaration', trx)
  }
  return state
}

async function pass(
  { id }: Game,
  to: GameState,
  trx: TransactionClientContract
): Promise<GameState> {
  const moved = await moveGame(id, { to, by: 'scheduler' }, trx)
  if (!moved.ok) throw new Error(`game ${id} is not where its lock found it`)
  return moved.value.to
}

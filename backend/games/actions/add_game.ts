import { addOnce } from '#shared/database/add_once'
import { insertGame } from '#games/actions/insert_game'
import type { NewGame } from '#games/contract'
import { findFault } from '#games/domain/game_fault'

const DEFAULTS = { isPrivate: false, isAd: false, allowBlack: false, sourceUrl: null }

export async function addGame(given: NewGame): Promise<boolean> {
  const game = { ...DEFAULTS, ...given }
  const fault = findFault(game)
  if (fault) throw new Error(`game ${game.id}: ${fault.message}`)
  return addOnce(() => insertGame(game))
}

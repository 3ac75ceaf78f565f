import { wordsOfGame } from '@sidepick/rules/search_words'
import { clock } from '#shared/clock'
import type { GameFields } from '#games/domain/game_fields'
import type { Game } from '#games/models/game'

/** Writes changes of a game that this transaction has locked. */
export async function writeGame(game: Game, changed: Partial<GameFields>): Promise<void> {
  game.merge({ ...changed, updatedAt: clock.nowMs() })
  game.searchText = wordsOfGame(game).join(' ')
  await game.save()
}

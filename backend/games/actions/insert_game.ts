import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wordsOfGame } from '@sidepick/rules/search_words'
import { clock } from '#shared/clock'
import type { GameFields } from '#games/domain/game_fields'
import { Game } from '#games/models/game'

/** Inserts a new game. */
export async function insertGame(
  game: GameFields & { id: string; creatorId: string },
  trx?: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  await Game.create(
    {
      ...game,
      played: false,
      state: 'new',
      version: 1,
      revision: 0,
      stateSince: nowMs,
      searchText: wordsOfGame(game).join(' '),
      createdAt: nowMs,
      updatedAt: nowMs,
    },
    { client: trx }
  )
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'

type Row = Omit<PlayableGame, 'isPrivate' | 'isAd'> & { isPrivate: unknown; isAd: unknown }

/** One statement and no model: every play passes here. */
export async function findPlayable(
  id: string,
  client?: TransactionClientContract
): Promise<PlayableGame | null> {
  const row: Row | null = await (client ?? db)
    .from('games')
    .where('id', id)
    .whereNull('deleted_at')
    .select('id', 'state')
    .select({
      gameType: 'game_type',
      correctAnswer: 'correct_answer',
      creatorId: 'creator_id',
      isPrivate: 'is_private',
      isAd: 'is_ad',
      startTimeMs: 'start_time',
      lastJoinTimeMs: 'last_join_time',
      endTimeMs: 'end_time',
    })
    .first()
  return row && { ...row, isPrivate: Boolean(row.isPrivate), isAd: Boolean(row.isAd) }
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'

const FLAGS = ['isPrivate', 'isAd', 'allowBlack', 'played'] as const

type Flag = (typeof FLAGS)[number]
/** SQLite stores 0 and 1. */
type Row = Omit<PlayableGame, Flag> & Record<Flag, unknown>

/** One statement and no model: every play passes here. */
export async function findPlayable(
  id: string,
  client?: TransactionClientContract,
  { lock }: { lock: boolean } = { lock: false }
): Promise<PlayableGame | null> {
  const query = (client ?? db)
    .from('games')
    .where('id', id)
    .whereNull('deleted_at')
    .select('id', 'text', 'state', 'revision', 'played')
    .select({
      gameType: 'game_type',
      correctAnswer: 'correct_answer',
      creatorId: 'creator_id',
      isPrivate: 'is_private',
      isAd: 'is_ad',
      allowBlack: 'allow_black',
      createdAtMs: 'created_at',
      startTimeMs: 'start_time',
      lastJoinTimeMs: 'last_join_time',
      endTimeMs: 'end_time',
    })
  if (lock) void query.forUpdate()
  const row: Row | null = await query.first()
  if (!row) return null
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, Boolean(row[flag])]))
  return { ...row, ...(flags as Record<Flag, boolean>) }
}

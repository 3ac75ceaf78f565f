import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { PlayableGame } from '#games/contract'

const FLAGS = ['isPrivate', 'isAd', 'allowBlack', 'played'] as const

type Flag = (typeof FLAGS)[number]
/** SQLite stores 0 and 1. */
type Row = Omit<PlayableGame, Flag> & Record<Flag, unknown>

/** One prepared statement and no model: every play passes here. */
export async function findPlayable(
  id: string,
  client?: TransactionClientContract,
  { lock }: { lock: boolean } = { lock: false }
): Promise<PlayableGame | null> {
  const connection = client ?? db.connection()
  const [row] = await run<Row>(
    connection,
    `select id, text, state, revision, played, game_type as "gameType", correct_answer as "correctAnswer",
       creator_id as "creatorId", is_private as "isPrivate", is_ad as "isAd", allow_black as "allowBlack",
       created_at as "createdAtMs", start_time as "startTimeMs", last_join_time as "lastJoinTimeMs",
       end_time as "endTimeMs"
     from games where id = ? and deleted_at is null${lock ? forUpdate(connection) : ''}`,
    [id]
  )
  if (!row) return null
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, Boolean(row[flag])]))
  return { ...row, ...(flags as Record<Flag, boolean>) }
}

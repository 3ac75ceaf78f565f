import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns, Named } from '#shared/database/rows'
import type { PlayableGame } from '#games/contract'

const FLAGS = ['isPrivate', 'isAd', 'allowBlack', 'played'] as const

type Flag = (typeof FLAGS)[number]
type Row = Columns<'games', 'id' | 'text' | 'state' | 'revision' | 'played'> &
  Named<
    'games',
    {
      gameType: 'game_type'
      correctAnswer: 'correct_answer'
      creatorId: 'creator_id'
      isPrivate: 'is_private'
      isAd: 'is_ad'
      allowBlack: 'allow_black'
      createdAtMs: 'created_at'
      startTimeMs: 'start_time'
      lastJoinTimeMs: 'last_join_time'
      endTimeMs: 'end_time'
    }
  >

/** A prepared statement instead of a model, because every play runs it. */
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

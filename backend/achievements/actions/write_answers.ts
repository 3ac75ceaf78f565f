import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/** Whether a play was right. */
export interface Answer {
  playId: string
  userId: string
  correct: boolean
}

/** Stores which plays were right, one row per play, so that a repeated event counts once. Returns the new ones. */
export async function writeAnswers<Given extends Answer>(
  answers: readonly Given[],
  trx: TransactionClientContract
): Promise<Given[]> {
  const added = await insertAnswers(answers, 'do nothing', trx)
  const fresh = new Set(added.map((row) => row.play_id))
  const known = answers.filter(({ playId }) => !fresh.has(playId))
  await insertAnswers(known, 'do update set correct = excluded.correct', trx)
  return answers.filter(({ playId }) => fresh.has(playId))
}

async function insertAnswers(
  answers: readonly Answer[],
  onConflict: string,
  trx: TransactionClientContract
): Promise<{ play_id: string }[]> {
  if (answers.length === 0) return []
  return run<Columns<'settled_answers', 'play_id'>>(
    trx,
    `insert into settled_answers (play_id, user_id, correct)
     values ${answers.map(() => '(?, ?, ?)').join(', ')}
     on conflict (play_id) ${onConflict} returning play_id`,
    answers.flatMap(({ playId, userId, correct }) => [playId, userId, correct])
  )
}

/** Deletes whether these plays were right: their game has no result any more. */
export async function dropAnswers(
  playIds: readonly string[],
  trx: TransactionClientContract
): Promise<void> {
  if (playIds.length === 0) return
  await run(
    trx,
    `delete from settled_answers where play_id in (${playIds.map(() => '?').join(', ')})`,
    playIds
  )
}

import db from '@adonisjs/lucid/services/db'
import { LEAGUES } from '@sidepick/rules/types'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import type { ProgressRow } from '#achievements/store/progress_row'

type Row = ProgressRow &
  Columns<'player_progress', 'declared_plays' | 'correct_plays' | 'streak_day'>

/** An achievement that was reached. */
export type Done = Columns<'achievements', 'rule_id' | 'fulfilled_at' | 'read_at'>

/** Of a player who has not played. */
const NOTHING: Row = {
  ...{ plays_since_demotion: 0, league: LEAGUES[0], demotions: 0 },
  ...{ declared_plays: 0, correct_plays: 0 },
  ...{ streak_day: null, streak_days: 0, streak_plays: 0 },
}

/** All counts of a player. Settled plays count with their current result. */
export async function getProgress(userId: string) {
  const client = db.connection()
  const [[row], [settled], achievements] = await Promise.all([
    run<Row>(client, 'select * from player_progress where user_id = ?', [userId]),
    run<Computed<{ declared: number; correct: number }>>(
      client,
      `select count(*) as declared, coalesce(sum(case when correct then 1 else 0 end), 0) as correct
       from settled_answers where user_id = ?`,
      [userId]
    ),
    run<Done>(client, 'select rule_id, fulfilled_at, read_at from achievements where user_id = ?', [
      userId,
    ]),
  ])
  return {
    row: row ?? NOTHING,
    settled: settled!,
    achievements: new Map(achievements.map((done) => [done.rule_id, done])),
  }
}

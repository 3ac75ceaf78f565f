import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GAME_TYPES, type GameType } from '@sidepick/rules/types'
import { daysFrom, mondayOf } from '@sidepick/rules/week'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import { lastWholeWeek } from '#achievements/actions/demote'
import type { PlayToCount } from '#achievements/contract'
import type { ProgressRow, Standing } from '#achievements/store/progress_row'

/**
 * A player without a play in the last whole week is demoted before another play counts, even if the job has not run
 * yet.
 */
const UNLESS_IDLE = 'where player_progress.played_week is null or player_progress.played_week >= ?'

/**
 * Everything that a play counts, in one statement, because every play runs it. A run of right answers ends with a wrong
 * one, and stays unchanged while the answer is unknown. The returned row shows what this play reached. Servers' clocks
 * differ a little, so the day never goes back to an earlier one.
 */
function statement(gameType: GameType): string {
  const kinds = ['any', gameType.toLowerCase()]
  const columns = kinds.flatMap((kind) => [`played_${kind}`, `correct_${kind}`])
  return `
    insert into player_progress (user_id, plays_since_demotion, played_week, declared_plays, correct_plays,
      streak_day, streak_days, streak_plays, ${columns.join(', ')})
    values (?, 1, ?, ?, ?, ?, 1, 1, ${kinds.map(() => '1, ?').join(', ')})
    on conflict (user_id) do update set
      plays_since_demotion = player_progress.plays_since_demotion + 1,
      played_week = excluded.played_week,
      declared_plays = player_progress.declared_plays + excluded.declared_plays,
      correct_plays = player_progress.correct_plays + excluded.correct_plays,
      streak_day = case when player_progress.streak_day > excluded.streak_day
        then player_progress.streak_day else excluded.streak_day end,
      streak_days = case
        when player_progress.streak_day >= excluded.streak_day then player_progress.streak_days
        when player_progress.streak_day = ? then player_progress.streak_days % ? + 1
        else 1 end,
      streak_plays = case when player_progress.streak_day >= excluded.streak_day
        then player_progress.streak_plays + 1 else 1 end,
      ${kinds.map(counted).join(', ')}
    ${UNLESS_IDLE}
    returning plays_since_demotion, league, demotions, streak_days, streak_plays, ${columns.join(', ')}`
}

const counted = (kind: string) => `
  played_${kind} = player_progress.played_${kind} + 1,
  correct_${kind} = case excluded.declared_plays
    when 0 then player_progress.correct_${kind}
    else (player_progress.correct_${kind} + 1) * excluded.correct_plays end`

const STATEMENTS = new Map(GAME_TYPES.map((gameType) => [gameType, statement(gameType)]))

/** null if the player was idle: then nothing is counted, and the row is locked. */
export async function writeProgress(
  { userId, gameType, correct }: PlayToCount,
  day: string,
  trx: TransactionClientContract
): Promise<ProgressRow | null> {
  const [declared, right] = asCounts(correct)
  const [row] = await run<ProgressRow>(trx, STATEMENTS.get(gameType)!, [
    ...[userId, mondayOf(day), declared, right, day, right, right],
    ...[daysFrom(day, -1), game.dailyStreak.days, lastWholeWeek(day)],
  ])
  return row ?? null
}

/** Counts only whether a play was right; null as above. */
export async function writeAnswer(
  { userId, correct }: PlayToCount,
  day: string,
  trx: TransactionClientContract
): Promise<Standing | null> {
  const [row] = await run<Standing>(
    trx,
    `insert into player_progress (user_id, played_week, declared_plays, correct_plays)
     values (?, ?, ?, ?)
     on conflict (user_id) do update set
       played_week = excluded.played_week,
       declared_plays = player_progress.declared_plays + excluded.declared_plays,
       correct_plays = player_progress.correct_plays + excluded.correct_plays
     ${UNLESS_IDLE}
     returning plays_since_demotion, league, demotions`,
    [userId, mondayOf(day), ...asCounts(correct), lastWholeWeek(day)]
  )
  return row ?? null
}

const asCounts = (correct: boolean | null): [declared: number, right: number] => [
  Number(correct !== null),
  Number(correct === true),
]

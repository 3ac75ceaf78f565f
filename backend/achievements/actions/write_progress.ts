import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GAME_TYPES, type GameType } from '@sidepick/rules/types'
import { daysFrom, mondayOf } from '@sidepick/rules/week'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import { lastWholeWeek } from '#achievements/actions/demote'
import type { PlayToCount } from '#achievements/contract'
import type { ProgressRow, Standing } from '#achievements/store/progress_row'

/** Who let the last whole week pass is taken back before another play counts, whether or not the job has looked by now. */
const UNLESS_IDLE = 'where player_progress.played_week is null or player_progress.played_week >= ?'

/**
 * Everything a play counts, in one statement: every play pays for each of them. A row of right answers ends with a wrong
 * one, and goes on unchanged where nobody knows. What is given back lets the caller see what this very play reached.
 * Servers' clocks differ a little: a day that has begun is not left for the one before it.
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

/** null where the player was idle: nothing is counted then, and the row is locked. */
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

/** Counts whether a play was right that earns nothing else; null as above. */
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

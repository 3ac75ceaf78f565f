import type { Profile } from '@sidepick/rules/types'
import { daysFrom } from '@sidepick/rules/week'
import { game } from '#config/game'
import type { Columns } from '#shared/database/rows'

type Row = Columns<'player_progress', 'streak_day' | 'streak_days' | 'streak_plays'>

/** How a streak stands on a game day: a play of the day before keeps it, an older one does not. */
export function toDailyStreak(
  { streak_day: last, streak_days: days, streak_plays: plays }: Row,
  today: string
): Profile['dailyStreak'] {
  const { days: length, pointsPerDay } = game.dailyStreak
  const isKept = last !== null && last >= daysFrom(today, -1)
  const playedToday = last !== null && last >= today
  return {
    days: isKept ? days : 0,
    playsToday: playedToday ? plays : 0,
    length,
    pointsPerDay,
  }
}

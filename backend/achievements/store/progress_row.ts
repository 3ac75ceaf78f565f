import type { GameType } from '@sidepick/rules/types'
import type { AchievementRule } from '@sidepick/rules/achievements'
import type { Columns } from '#shared/database/rows'

/** The lengths of the current runs, for each kind of run that a rule can ask for. */
type Runs = Columns<'player_progress', RunColumn>

type RunColumn = `${'played' | 'correct'}_${Lowercase<GameType> | 'any'}`

export type Standing = Columns<'player_progress', 'plays_since_demotion' | 'league' | 'demotions'>

export type ProgressRow = Standing &
  Columns<'player_progress', 'streak_days' | 'streak_plays'> &
  Partial<Runs>

/** The column that counts the run of a rule. */
export function runColumn({
  gameType,
  requiredCorrect,
}: Pick<AchievementRule, 'gameType' | 'requiredCorrect'>): RunColumn {
  const kind = (gameType?.toLowerCase() ?? 'any') as Lowercase<GameType> | 'any'
  return `${requiredCorrect ? 'correct' : 'played'}_${kind}`
}

/** What the audit log records of a player's progress. */
export const shown = ({ plays_since_demotion: gamePlays, league }: Standing) => ({
  gamePlays,
  league,
})

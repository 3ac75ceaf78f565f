import type { GameType, League } from '@sidepick/rules/types'
import type { AchievementRule } from '@sidepick/rules/achievements'

/** How many plays in a row there are, for each kind of row that a rule can ask for. */
type Runs = Record<RunColumn, number>

type RunColumn = `${'played' | 'correct'}_${Lowercase<GameType> | 'any'}`

export interface Standing {
  plays_since_demotion: number
  league: League
  demotions: number
}

export type ProgressRow = Standing & { streak_days: number; streak_plays: number } & Partial<Runs>

/** Where the plays in a row are counted that a rule asks for. */
export function runColumn({
  gameType,
  requiredCorrect,
}: Pick<AchievementRule, 'gameType' | 'requiredCorrect'>): RunColumn {
  const kind = (gameType?.toLowerCase() ?? 'any') as Lowercase<GameType> | 'any'
  return `${requiredCorrect ? 'correct' : 'played'}_${kind}`
}

/** What the audit log keeps of where somebody stands. */
export const shown = ({ plays_since_demotion: gamePlays, league }: Standing) => ({
  gamePlays,
  league,
})

import type { GameType } from '@sidepick/rules/types'
import type { AchievementRule } from '@sidepick/rules/achievements'
import type { Columns } from '#shared/database/rows'

/** How many plays in a row there are, for each kind of row that a rule can ask for. */
type Runs = Columns<'player_progress', RunColumn>

type RunColumn = `${'played' | 'correct'}_${Lowercase<GameType> | 'any'}`

export type Standing = Columns<'player_progress', 'plays_since_demotion' | 'league' | 'demotions'>

export type ProgressRow = Standing &
  Columns<'player_progress', 'streak_days' | 'streak_plays'> &
  Partial<Runs>

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

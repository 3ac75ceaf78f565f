import type { Infer } from '@vinejs/vine/types'
import type { Standing } from '#achievements/store/progress_row'
import type { leagueStandingSchema } from '#achievements/wire/league_standing'

/** A player's league and counts, as admins see them. */
export const toStanding = (
  userId: string,
  { plays_since_demotion: plays, league }: Standing
): Infer<typeof leagueStandingSchema> => ({
  userId,
  gamePlaysSinceDemotion: plays,
  currentLeague: league,
})

import vine from '@vinejs/vine'
import { LEAGUES } from '@sidepick/rules/types'
import type { Standing } from '#achievements/store/progress_row'

/** A player's league and counts, as admins see them. */
export const standingAnswer = () =>
  vine.object({
    userId: vine.string().uuid(),
    gamePlaysSinceDemotion: vine.number().withoutDecimals(),
    currentLeague: vine.enum(LEAGUES),
  })

export const toStanding = (userId: string, { plays_since_demotion: plays, league }: Standing) => ({
  userId,
  gamePlaysSinceDemotion: plays,
  currentLeague: league,
})

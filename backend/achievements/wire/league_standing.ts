import vine from '@vinejs/vine'
import { LEAGUES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { choice, integer, uuid } from '#shared/openapi/fields'

export const leagueStandingSchema = component(
  'LeagueStanding',
  "A player's league and counts, as admins see them.",
  vine.object({
    userId: uuid('Id of the player.'),
    gamePlaysSinceDemotion: integer('Number of plays since the last demotion.'),
    currentLeague: choice(LEAGUES, 'The league that the player is in.'),
  })
)

import type { HttpContext } from '@adonisjs/core/http'
import { readChallengeCode } from '@sidepick/rules/challenge_code'
import { readSharedPick, type SharedPick } from '@sidepick/rules/shared_pick'
import { queryText } from '#pages/entry/query_text'

/** What a player shared with a link: the result of a challenge, or a pick of one game. */
export interface SharedResult {
  challenge?: string
  pick?: SharedPick
}

/** The shared result in an address; what is none is left out. */
export function sharedResultIn({ request }: HttpContext): SharedResult {
  const challenge = queryText(request.input('challenge'))
  const pick = readSharedPick(queryText(request.input('pick')) ?? '')
  return {
    ...(challenge !== undefined && readChallengeCode(challenge) ? { challenge } : {}),
    ...(pick ? { pick } : {}),
  }
}

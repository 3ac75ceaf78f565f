import type { HttpContext } from '@adonisjs/core/http'
import { readChallengeCode } from '@sidepick/rules/challenge_code'
import { readSharedPick, type SharedPick } from '@sidepick/rules/shared_pick'
import { readVisitCode } from '#pages/domain/visit_code'
import { queryText } from '#pages/entry/query_text'

/** What a player shared with a link: the result of a challenge, a visit, or a pick of one game. */
export interface SharedResult {
  challenge?: string
  visit?: string
  pick?: SharedPick
}

/** The shared result in an address; what is none is left out. */
export function sharedResultIn({ request }: HttpContext): SharedResult {
  const challenge = queryText(request.input('challenge'))
  const visit = queryText(request.input('visit'))
  const pick = readSharedPick(queryText(request.input('pick')) ?? '')
  return {
    ...(challenge !== undefined && readChallengeCode(challenge) ? { challenge } : {}),
    ...(visit !== undefined && readVisitCode(visit) ? { visit } : {}),
    ...(pick ? { pick } : {}),
  }
}

import { CHALLENGE_SIZE, challengeScore, readChallengeCode } from '@sidepick/rules/challenge_code'
import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import router from '@adonisjs/core/services/router'
import { textsOf } from '#shared/text/texts_of'

/** How a shared result of a challenge is shown by other sites; null for what is no result. */
export function challengeTags(code: string | undefined, language: Language) {
  const result = code === undefined ? null : readChallengeCode(code)
  if (!code || !result) return null
  const day = new Date(`${result.day}T12:00:00Z`).toLocaleDateString(intlTag(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const score = challengeScore(result)
  return {
    ...textsOf(language, 'pages.challenge', { score, size: CHALLENGE_SIZE, day }),
    picture: router.makeUrl('pages.challenge_picture', { code }),
  }
}

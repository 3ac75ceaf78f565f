import type { HttpContext } from '@adonisjs/core/http'
import { readChallengeCode } from '@sidepick/rules/challenge_code'
import { Problem } from '#shared/problem'
import { drawChallenge } from '#pages/pictures/draw_challenge'

/** The picture of a shared result. The address says all that is in it: anybody may make one up, and it never changes. */
export default class ShowChallengePictureController {
  async handle({ params, response }: HttpContext) {
    const code = String(params.code)
    const result = readChallengeCode(code)
    if (!result) throw new Problem('E_NOT_FOUND')
    response.header('content-type', 'image/png')
    response.header('cache-control', 'public, max-age=604800, immutable')
    response.send(await drawChallenge(result))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'
import { Problem } from '#shared/problem'
import { giveSession } from '#auth/actions/give_session'
import { givenSessionSchema } from '#auth/wire/session'

const body = vine.create({
  state: vine
    .string()
    .regex(/^[\w-]{43}$/)
    .use(holds('The state that the game waits with.')),
})

/**
 * Gives a session of the caller's to the game that led here, which comes for it with the secret that the state is the hash of.
 * The page has asked the player, and it is an act of STEP_UP_ACTS.
 */
export default class GiveSessionController {
  static readonly operation = {
    summary: 'Gives a session to the game that led to the sign-in, by the state it waits with',
    auth: 'player',
    body,
    responses: { 200: givenSessionSchema },
  }

  async handle({ auth, request, response }: HttpContext) {
    const caller = auth.getUserOrFail()
    const { state } = await body.validate(request.body())
    if (!(await giveSession(caller, state))) throw new Problem('E_UNAUTHORIZED')
    response.header('cache-control', 'no-store')
    return { given: true }
  }
}

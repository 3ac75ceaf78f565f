import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { fieldProblem, Problem, tooManyAttempts, unreachable } from '#shared/problem'
import { GiveProof, type GiveProofError } from '#auth/actions/give_proof'
import { toProof } from '#auth/transformers/proof'
import { giveProofValidator } from '#auth/validators/give_proof_validator'
import { proofSchema } from '#auth/wire/proof'

@inject()
export default class GiveProofController {
  static readonly operation = {
    summary: 'Proves by the password that the player of the session is present',
    auth: 'player',
    body: giveProofValidator,
    problems: ['E_SIGN_IN_AGAIN', 'E_TOO_MANY_ATTEMPTS'],
    responses: { 200: proofSchema },
  }

  constructor(private giveProof: GiveProof) {}

  async handle(ctx: HttpContext) {
    const { password = null } = await giveProofValidator.validate(ctx.request.body())
    const proof = { password, caller: ctx.auth.getUserOrFail() }
    const result = await this.giveProof.handle(proof, actorOf(ctx))
    if (!result.ok) throw toProblem(result.error)
    return toProof(result.value)
  }
}

function toProblem(error: GiveProofError): Problem {
  switch (error.type) {
    case 'too_many_attempts':
      return tooManyAttempts(error.retryAfterSeconds)
    case 'wrong_password':
      return fieldProblem('E_VALIDATION', 'password', 'The password is not right', 'passwordWrong')
    case 'sign_in_again':
      return new Problem('E_SIGN_IN_AGAIN')
    case 'signed_out':
      return new Problem('E_UNAUTHORIZED')
    default:
      return unreachable(error)
  }
}

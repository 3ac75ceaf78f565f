import type { HttpContext } from '@adonisjs/core/http'
import { findPasswordHash } from '#auth/queries/find_password_hash'
import { toProof } from '#auth/transformers/proof'
import { proofSchema } from '#auth/wire/proof'

export default class ShowProofController {
  static readonly operation = {
    summary: 'Until when the session may do what a stolen one must not',
    auth: 'player',
    responses: { 200: proofSchema },
  }

  async handle({ auth }: HttpContext) {
    const { id, provedAtMs } = auth.getUserOrFail()
    const hasPassword = (await findPasswordHash(id)) !== null
    return toProof({ by: hasPassword ? 'password' : 'sign_in', provedAtMs })
  }
}

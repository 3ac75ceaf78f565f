import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { AuthContract } from '#auth/contract'

/** Passes players who have accepted the terms in force; required where money is involved. */
@inject()
export default class SignedTermsMiddleware {
  constructor(private auth: AuthContract) {}

  async handle({ auth }: HttpContext, next: NextFn) {
    const { id } = auth.getUserOrFail()
    if (!(await this.auth.hasSignedTerms(id))) throw new Problem('E_TOS_REQUIRED')
    return next()
  }
}

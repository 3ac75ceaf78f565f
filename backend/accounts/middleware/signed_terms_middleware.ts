import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'

/** Passes players who have accepted the terms in force; required where money is involved. */
@inject()
export default class SignedTermsMiddleware {
  constructor(private profiles: ProfilesContract) {}

  async handle({ auth }: HttpContext, next: NextFn) {
    const { id } = auth.getUserOrFail()
    const user = await this.profiles.find(id)
    if (user?.termsVersion !== game.termsVersion) throw new Problem('E_TOS_REQUIRED')
    return next()
  }
}

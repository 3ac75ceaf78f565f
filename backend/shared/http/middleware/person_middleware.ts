import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PersonPolicy } from '#shared/http/person_policy'

/** After `role`: passes callers who may act on the person whose id is in the path. */
export default class PersonMiddleware {
  async handle({ bouncer, params }: HttpContext, next: NextFn, act: 'edit' | 'pay') {
    await bouncer.with(PersonPolicy).authorize(act, String(params.id))
    return next()
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Makes out the caller where there is one. A token that is not good counts as none: these reads are public. */
export default class OptionalPlayerMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    if (request.header('authorization')) await auth.check()
    return next()
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets signed-in players through; everybody else gets 401. */
export default class PlayerMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.authenticate()
    return next()
  }
}

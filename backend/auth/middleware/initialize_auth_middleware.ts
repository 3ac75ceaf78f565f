// For its types alone: they put `auth` on the context.
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import auth from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Gives every request its authenticator. The package's own middleware shares it with the view as well, which makes a
 * template renderer for each API call.
 */
export default class InitializeAuthMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.auth = auth.createAuthenticator(ctx)
    return next()
  }
}

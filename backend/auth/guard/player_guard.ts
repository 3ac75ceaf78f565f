import { AccessTokensGuard } from '@adonisjs/auth/access_tokens'
import type { GuardConfigProvider } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { CallerProvider } from '#auth/guard/caller_provider'

/** The framework's guard for access tokens, with a provider of its own for every request. */
export const playerGuard: GuardConfigProvider<
  (ctx: HttpContext) => AccessTokensGuard<CallerProvider>
> = {
  async resolver(name, app) {
    const emitter = await app.container.make('emitter')
    return (ctx) => new AccessTokensGuard(name, ctx, emitter, new CallerProvider())
  },
}

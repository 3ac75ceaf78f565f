import { AuthorizationResponse, Bouncer } from '@adonisjs/bouncer'
import { HttpContext } from '@adonisjs/core/http'
import { holdsRole, wasGranted, type Caller, type Role } from '#shared/http/caller'

/** What a route asks of its callers before anything else; what depends on a record is a module's policy. */
const abilities = {
  holdRole: Bouncer.ability((caller: Caller, ...roles: Role[]) => {
    if (roles.some((role) => holdsRole(caller, role))) return true
    const waits = roles.some(
      (role) => (role === 'admin' || role === 'superadmin') && wasGranted(caller, role)
    )
    return waits ? AuthorizationResponse.deny('Verify your email first') : false
  }),
}

/** A policy's answer about a record that the caller must not even learn of. */
export const hidden = () => AuthorizationResponse.deny('Not found', 404)

/** Made when a controller asks for it: public reads never do. */
HttpContext.getter(
  'bouncer',
  function (this: HttpContext) {
    const { auth, containerResolver } = this
    return new Bouncer(() => auth.user ?? null, abilities).setContainerResolver(containerResolver)
  },
  true
)

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Asks abilities and policies: `await bouncer.with(GamePolicy).authorize('edit', game)`. */
    bouncer: Bouncer<Caller, typeof abilities>
  }
}

import { AuthorizationResponse, Bouncer } from '@adonisjs/bouncer'
import { HttpContext } from '@adonisjs/core/http'
import { holdsRole, wasGranted, type Caller } from '#shared/caller'
import { ROLES, type Role } from '#shared/roles'

/** Checks of a route before anything else. What depends on a record is a module's policy. */
const abilities = {
  holdRole: Bouncer.ability((caller: Caller, ...roles: Role[]) => {
    if (roles.some((role) => holdsRole(caller, role))) return true
    const waits = roles.some((role) => ROLES[role].reachesOthers && wasGranted(caller, role))
    return waits ? AuthorizationResponse.deny('Verify your email first') : false
  }),
}

/** A policy's answer for a record whose existence must stay hidden. */
export const hidden = () => AuthorizationResponse.deny('Not found', 404)

/** Created on first use: public reads never use it. */
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
    /** Checks abilities and policies: `await bouncer.with(GamePolicy).authorize('edit', game)`. */
    bouncer: Bouncer<Caller, typeof abilities>
  }
}

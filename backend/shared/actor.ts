import type { HttpContext } from '@adonisjs/core/http'

/** Who acts, in which role and from where, as the audit log records it. */
export interface Actor {
  actorId: string
  ip: string
  requestId: string
}

export function actorOf({ auth, request }: HttpContext): Actor {
  return {
    actorId: auth.getUserOrFail().id,
    ip: request.ip(),
    requestId: request.id() ?? '',
  }
}

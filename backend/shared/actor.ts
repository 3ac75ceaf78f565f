import type { HttpContext } from '@adonisjs/core/http'

/** Who acts in a role, and from where: what the audit log keeps of it. */
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

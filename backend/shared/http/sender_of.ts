import type { HttpContext } from '@adonisjs/core/http'

/** Where a request came from; `userAgent` is null where the request names none. */
export const senderOf = (request: HttpContext['request']) => ({
  ip: request.ip(),
  userAgent: request.header('user-agent') ?? null,
})

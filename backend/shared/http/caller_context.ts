import type { HttpContext } from '@adonisjs/core/http'

const HEADERS = ['app-version', 'x-app-path', 'x-app-referrer', 'x-app-domain', 'tz'] as const

/** Longest stored part of a header, in characters. */
const MAX_LENGTH = 512

/** What a client reports about itself, for logs and records. It is never trusted and never fails a request. */
export function callerContext(request: HttpContext['request']): Record<string, string> {
  const context: Record<string, string> = {}
  for (const name of HEADERS) {
    const value = request.header(name)
    if (value) context[name] = value.slice(0, MAX_LENGTH)
  }
  return context
}

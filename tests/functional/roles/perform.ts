import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { AnyEndpoint, Cast, Scene, Who } from '#tests/functional/roles/endpoint'
import { createPlayer } from '#tests/helpers/players'

export type AnyScene = Scene<never>

const WRITES = /^\s*(insert|update|delete|replace|truncate)\b/i

/** What is written beside a call: mail on its way, counts of requests, lists that filled themselves up. */
const BESIDE = /\b(outbox|queue_\w+|adonis_\w+|rate_limits|autofilled_at)\b/

/** People of every role, and what the call is about. */
export async function stage(endpoint: AnyEndpoint, who: Who): Promise<AnyScene> {
  const cast: Cast = {
    player: await createPlayer(),
    other: await createPlayer(),
    creator: await createPlayer({ roles: ['creator'] }),
    admin: await createPlayer({ roles: ['admin'] }),
    superadmin: await createPlayer({ roles: ['superadmin'] }),
  }
  const given = (await endpoint.given?.(cast)) as never
  return { given, cast, who, caller: who === 'stranger' ? null : cast[who] }
}

export async function perform(
  client: ApiClient,
  endpoint: AnyEndpoint,
  scene: AnyScene
): Promise<{ response: ApiResponse; writes: string[] }> {
  const {
    params = {},
    query = {},
    headers = {},
    body,
    file,
    local,
    token,
  } = endpoint.call?.(scene) ?? {}
  const { pattern, methods } = router.findOrFail(endpoint.route)
  const request = client
    .request(pathOf(pattern, params), methods[0]!)
    .redirects(0)
    .qs(query)
    .headers(headers)
  if (local) request.request.unset('x-forwarded-for')
  const bearer = token ?? scene.caller?.accessToken
  if (bearer !== undefined) request.bearerToken(bearer)
  if (body !== undefined) request.json(body)
  if (file) request.file(file.name, file.bytes, { filename: file.name })

  const writes: string[] = []
  const listener = ({ sql }: { sql: string }) => {
    if (WRITES.test(sql) && !BESIDE.test(sql)) writes.push(sql)
  }
  const { client: knex } = db.connection().getWriteClient()
  knex.on('query', listener)
  try {
    return { response: await request, writes }
  } finally {
    knex.removeListener('query', listener)
  }
}

function pathOf(pattern: string, params: Record<string, string>): string {
  const path = pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name]
    if (value === undefined && optional === undefined) throw new Error(`${pattern} lacks ${name}`)
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return path.replace('*', () => params['*'] ?? '') || '/'
}

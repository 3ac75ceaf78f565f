import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import redis from '@adonisjs/redis/services/main'
import vine from '@vinejs/vine'
import env from '#start/env'
import { queueWorks } from '#shared/queue/queue_health'
import { within } from '#shared/within'

/** A balancer asks often and must not wait. */
const PING_LIMIT_MS = 1_000

type Check = 'ok' | 'degraded' | 'error'

const answer = vine.object({
  status: vine.enum(['ok', 'error']),
  checks: vine.object({
    database: vine.enum(['ok', 'error']),
    cache: vine.enum(['ok', 'degraded']),
    queue: vine.enum(['ok', 'degraded']),
  }),
})

/** Only the database is vital: without Redis the memory layers go on, and what nobody works on yet waits. */
export default class ShowHealthController {
  static readonly operation = {
    summary: 'Whether the server can work',
    auth: 'public',
    responses: { 200: answer, 503: answer },
  }

  async handle({ response }: HttpContext) {
    const database = await check('error', () => db.connection().rawQuery('select 1'))
    const usesRedis = [env.get('CACHE_STORE'), env.get('LIMITER_STORE')].includes('redis')
    const ping = () => within(PING_LIMIT_MS, redis.ping())
    const cache = usesRedis ? await check('degraded', ping) : 'ok'
    const queue = await check('degraded', () => within(PING_LIMIT_MS, requireWorker()))
    if (database !== 'ok') response.status(503)
    return { status: database === 'ok' ? 'ok' : 'error', checks: { database, cache, queue } }
  }
}

async function requireWorker(): Promise<void> {
  if (!(await queueWorks())) throw new Error('nobody works')
}

async function check(otherwise: Check, probe: () => Promise<unknown>): Promise<Check> {
  try {
    await probe()
    return 'ok'
  } catch {
    return otherwise
  }
}

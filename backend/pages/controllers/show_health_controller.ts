import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import redis from '@adonisjs/redis/services/main'
import env from '#start/env'
import { isFaulty } from '#shared/process_fault'
import { queueWorks } from '#shared/delivery/queue/queue_health'
import { within } from '#shared/within'
import { healthSchema } from '#pages/wire/health'

/** A balancer asks often and must not wait. */
const PING_LIMIT_MS = 1_000

type Check = 'ok' | 'degraded' | 'error'

/** Only the database and the process itself are vital: without Redis the memory caches continue, and jobs wait. */
export default class ShowHealthController {
  static readonly operation = {
    summary: 'Whether the server can work',
    auth: 'public',
    responses: { 200: healthSchema, 503: healthSchema },
  }

  async handle({ response }: HttpContext) {
    const process = isFaulty() ? 'error' : 'ok'
    const database = await check('error', () => db.connection().rawQuery('select 1'))
    const usesRedis = [env.get('CACHE_STORE'), env.get('LIMITER_STORE')].includes('redis')
    const ping = () => within(PING_LIMIT_MS, redis.ping())
    const cache = usesRedis ? await check('degraded', ping) : 'ok'
    const queue = await check('degraded', () => within(PING_LIMIT_MS, requireWorker()))
    const isWell = process === 'ok' && database === 'ok'
    if (!isWell) response.status(503)
    return { status: isWell ? 'ok' : 'error', checks: { process, database, cache, queue } }
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

import { defineConfig } from '@adonisjs/transmit'
import { game } from '#config/game'
import { RedisTransport } from '#shared/delivery/redis_transport'
import env from '#start/env'

const redisUrl = env.get('REDIS_URL')

export default defineConfig({
  pingInterval: game.live.heartbeatMs,
  /** One process uses memory; several use Redis, whose channels are shared by all of its databases. */
  transport:
    redisUrl === undefined
      ? null
      : {
          driver: () => new RedisTransport('lost'),
          channel: `sidepick${new URL(redisUrl).pathname}:live`,
        },
})

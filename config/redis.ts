import env from '#start/env'
import { TEXTS } from '#start/setting_terms'
import { defineConfig } from '@adonisjs/redis'

const url = new URL(env.get('REDIS_URL') ?? TEXTS.REDIS_URL)

export default defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: url.hostname,
      port: url.port === '' ? 6379 : Number(url.port),
      password: decodeURIComponent(url.password),
      db: Number(url.pathname.slice(1) || 0),
      /** Short time-out, because Redis only holds caches and counts. */
      commandTimeout: 500,
      retryStrategy: (times) => Math.min(times * 100, 2_000),
    },
  },
})

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof import('./redis.js').default> {}
}

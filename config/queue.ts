import { defineConfig, drivers } from '@adonisjs/queue'
import env from '#start/env'

const store = env.get('QUEUE_STORE')

/**
 * Only the store in use is named: the package opens each one. The database driver goes through the game's own pool, because
 * a second connection to SQLite in one process would block the thread that has to let go of the first.
 */
const queueConfig = defineConfig({
  default: store,
  adapters:
    store === 'redis'
      ? { redis: drivers.redis({ connectionName: 'main' }) }
      : { database: drivers.database() },
  worker: { concurrency: 2, idleDelay: '1s', gracefulShutdown: false },
})

export default queueConfig

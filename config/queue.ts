import { defineConfig, drivers } from '@adonisjs/queue'
import env from '#start/env'

const store = env.get('QUEUE_STORE')

/**
 * Only the store in use is listed, because the package opens each one. The database driver uses the app's own pool: a
 * second SQLite connection in the process would block the thread that must release the first.
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

import { defineConfig, drivers, store } from '@adonisjs/cache'
import { configProvider } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { RedisTransport } from '#shared/delivery/redis_transport'
import env from '#start/env'

const MAX_ITEMS = 1_000

/** Stored as objects: parsing a widget's answer for every request would cost more than the request. */
const inMemory = () => store().useL1Layer(drivers.memory({ maxItems: MAX_ITEMS, serialize: false }))

/**
 * A memory layer in each process; with several instances Redis is the second layer, and its bus invalidates the first.
 * In this case memory stores text, because values from Redis arrive as text and could not be read otherwise
 * (https://github.com/Julien-R44/bentocache/issues/111).
 */
const withRedis = () =>
  store()
    .useL1Layer(drivers.memory({ maxItems: MAX_ITEMS }))
    .useL2Layer(configProvider.create(ownConnection))
    .useBus(
      configProvider.create(() =>
        Promise.resolve({ options: {}, factory: () => new RedisTransport('thrown') })
      )
    )

/** The cache closes its connection at the end of the process, and a later quit would fail. */
async function ownConnection(app: ApplicationService) {
  const driver = await drivers.redis({ connectionName: 'main' }).resolver(app)
  const redis = await app.container.make('redis')
  // The other connection with these settings reports errors.
  const connection = redis
    .connection('main')
    .ioConnection.duplicate()
    .on('error', () => undefined)
  return { ...driver, options: { ...driver.options, connection } }
}

const cacheConfig = defineConfig({
  default: env.get('CACHE_STORE'),
  stores: {
    memory: inMemory(),
    // The package connects to every store that is listed, so Redis is listed only when it is used.
    redis: env.get('CACHE_STORE') === 'redis' ? withRedis() : inMemory(),
  },
})

export default cacheConfig

declare module '@adonisjs/cache/types' {
  interface CacheStores extends InferStores<typeof cacheConfig> {}
}

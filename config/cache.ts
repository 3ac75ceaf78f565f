import { defineConfig, drivers, store } from '@adonisjs/cache'
import { configProvider } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { RedisTransport } from '#shared/delivery/redis_transport'
import env from '#start/env'

const MAX_ITEMS = 1_000

/** Kept as they are: parsing a widget's answer again for every request would cost more than the request. */
const inMemory = () => store().useL1Layer(drivers.memory({ maxItems: MAX_ITEMS, serialize: false }))

/**
 * A memory layer in each process; with several instances Redis stands behind it and its bus tells them what changed. Here
 * memory keeps text: what it takes over from Redis it takes as text, and could not read it again otherwise
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

/** The layer breaks its connection off at the end of the process, and whoever wants to quit it then fails. */
async function ownConnection(app: ApplicationService) {
  const driver = await drivers.redis({ connectionName: 'main' }).resolver(app)
  const redis = await app.container.make('redis')
  // What goes wrong is told by the connection that this one is like.
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
    // The package connects to whatever is named here, used or not: nobody calls a Redis that nobody asked for.
    redis: env.get('CACHE_STORE') === 'redis' ? withRedis() : inMemory(),
  },
})

export default cacheConfig

declare module '@adonisjs/cache/types' {
  interface CacheStores extends InferStores<typeof cacheConfig> {}
}

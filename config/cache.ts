import env from '#start/env'
import { defineConfig, drivers, store } from '@adonisjs/cache'

/** Kept as they are: parsing a widget's answer again for every request would cost more than the request. */
const memory = { maxItems: 1_000, serialize: false }

const inMemory = () => store().useL1Layer(drivers.memory(memory))

/** A memory layer in each process; with several instances Redis stands behind it and its bus tells them what changed. */
const withRedis = () =>
  inMemory()
    .useL2Layer(drivers.redis({ connectionName: 'main' }))
    .useBus(drivers.redisBus({ connectionName: 'main' }))

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

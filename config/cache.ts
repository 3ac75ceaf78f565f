import env from '#start/env'
import { defineConfig, drivers, store } from '@adonisjs/cache'

/** Kept as they are: parsing a widget's answer again for every request would cost more than the request. */
const memory = { maxItems: 1_000, serialize: false }

/** A memory layer in each process; with several instances Redis stands behind it and its bus tells them what changed. */
const cacheConfig = defineConfig({
  default: env.get('CACHE_STORE'),
  stores: {
    memory: store().useL1Layer(drivers.memory(memory)),
    redis: store()
      .useL1Layer(drivers.memory(memory))
      .useL2Layer(drivers.redis({ connectionName: 'main' }))
      .useBus(drivers.redisBus({ connectionName: 'main' })),
  },
})

export default cacheConfig

declare module '@adonisjs/cache/types' {
  interface CacheStores extends InferStores<typeof cacheConfig> {}
}

import env from '#start/env'
import { defineConfig, drivers, store } from '@adonisjs/cache'

/** A memory layer in each process; with several instances Redis stands behind it and its bus tells them what changed. */
const cacheConfig = defineConfig({
  default: env.get('CACHE_STORE'),
  stores: {
    memory: store().useL1Layer(drivers.memory({ maxSize: '64mb' })),
    redis: store()
      .useL1Layer(drivers.memory({ maxSize: '64mb' }))
      .useL2Layer(drivers.redis({ connectionName: 'main' }))
      .useBus(drivers.redisBus({ connectionName: 'main' })),
  },
})

export default cacheConfig

declare module '@adonisjs/cache/types' {
  interface CacheStores extends InferStores<typeof cacheConfig> {}
}

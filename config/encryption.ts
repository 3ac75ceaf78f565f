import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

export default defineConfig({
  default: 'gcm',
  list: {
    // The first key encrypts; retired ones still decrypt.
    gcm: drivers.aes256gcm({
      id: 'gcm',
      keys: [env.get('APP_KEY'), ...env.get('APP_KEYS_RETIRED')],
    }),
  },
})

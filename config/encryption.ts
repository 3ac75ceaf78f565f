import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

/** The first key seals; the retired ones still open what they sealed. */
const retired = (env.get('APP_KEYS_RETIRED') ?? '').split(',').map((key) => key.trim())

export default defineConfig({
  default: 'gcm',
  list: {
    gcm: drivers.aes256gcm({ id: 'gcm', keys: [env.get('APP_KEY'), ...retired.filter(Boolean)] }),
  },
})

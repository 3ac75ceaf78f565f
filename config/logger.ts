import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'sidepick',
      level: env.get('LOG_LEVEL'),
      redact: {
        paths: [
          '*.password',
          '*.email',
          '*.token',
          '*.refreshToken',
          '*.accessToken',
          '*.authorization',
          'headers.authorization',
        ],
        censor: '[redacted]',
      },
      transport: {
        targets: targets()
          .pushIf(app.inDev, targets.pretty())
          .pushIf(!app.inDev, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})

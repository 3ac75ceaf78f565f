import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { describeError } from '#shared/privacy/describe_error'
import { scrubLine } from '#shared/privacy/scrub'

/** Names of fields that must not be logged. */
const SECRET_NAMES = [
  ...['password', 'newPassword', 'oldPassword', 'passwordHash', 'hash', 'pin'],
  ...['new_password', 'old_password', 'confirm_password', 'password_hash'],
  ...['email', 'payoutEmail', 'confirmPayoutEmail', 'birthday', 'address', 'to'],
  ...[
    'token',
    'accessToken',
    'refreshToken',
    'idToken',
    'access_token',
    'refresh_token',
    'id_token',
  ],
  ...['authorization', 'cookie', 'secret', 'payload', 'initPayload', 'body', 'bindings', 'detail'],
]

/** In the line itself and three levels deep; deeper levels have no named fields. */
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'sidepick',
      level: env.get('LOG_LEVEL'),
      serializers: { err: (error) => describeError(error), error: (error) => describeError(error) },
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRET_NAMES.map((name) => depth + name)),
        censor: '[redacted]',
      },
      /** The final check of each line. */
      hooks: { streamWrite: scrubLine },
      transport: {
        targets: targets()
          .pushIf(app.inDev, targets.pretty())
          .pushIf(!app.inDev, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})

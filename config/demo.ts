import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { isLoopbackHost } from '#shared/http/validation/loopback'

const appUrl = new URL(env.get('APP_URL'))

/** Whether nobody but this machine reaches the server, as far as the settings say. */
const isLocal =
  isLoopbackHost(env.get('HOST') ?? '127.0.0.1') &&
  appUrl.protocol === 'http:' &&
  isLoopbackHost(appUrl.hostname)

export const demo = {
  on: env.get('DEMO'),
  isLocal,
  /** Production that nobody called a demo: DEMO is then a setting that was forgotten. */
  needsConsent: app.inProduction || appUrl.protocol === 'https:',
  hasConsent: env.get('DEMO_IN_PRODUCTION'),
}

import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { TEXTS } from '#start/setting_terms'
import { isLoopbackHost } from '#shared/http/validation/loopback'

const appUrl = new URL(env.get('APP_URL'))

/** Whether, by its settings, only this machine can reach the server. */
const isLocal =
  isLoopbackHost(env.get('HOST') ?? TEXTS.HOST) &&
  appUrl.protocol === 'http:' &&
  isLoopbackHost(appUrl.hostname)

export const demo = {
  on: env.get('DEMO'),
  isLocal,
  /** Production without DEMO_IN_PRODUCTION: DEMO was probably left on by mistake. */
  needsConsent: app.inProduction || appUrl.protocol === 'https:',
  hasConsent: env.get('DEMO_IN_PRODUCTION'),
}

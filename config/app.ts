import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import proxyAddr from 'proxy-addr'

export const appKey = env.get('APP_KEY')

/** Paths below which the routes answer as well as at the root. */
export const apiPrefixes = ['/api', env.get('API_BASE_PREFIX').replace(/\/+$/, '')].filter(Boolean)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  /** Client addresses are read from X-Forwarded-For only when the sender is one of these proxies. */
  trustProxy: proxyAddr.compile(
    env
      .get('TRUSTED_PROXIES')
      .split(',')
      .map((range) => range.trim())
  ),
  cookie: { httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
})

import env from '#start/env'
import { defineConfig } from '@adonisjs/cors'

const ownOrigin = new URL(env.get('APP_URL')).origin

/**
 * The widget's frame has the API's origin, so our own code needs no CORS; a partner's page may send requests from its
 * own origin. There are no cookies for authority, so another origin can do no more than a stranger.
 */
export default defineConfig({
  enabled: true,
  origin: (origin, { fromPartner }) => origin === ownOrigin || fromPartner === true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: [
    'authorization',
    'content-type',
    'app-version',
    'x-app-path',
    'x-app-referrer',
    'x-app-domain',
    'tz',
    'x-idempotency-key',
  ],
  exposeHeaders: ['x-article-cache-hit', 'x-idempotent-replayed', 'retry-after'],
  credentials: false,
  maxAge: 600,
})

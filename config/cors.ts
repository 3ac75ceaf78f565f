import env from '#start/env'
import { defineConfig } from '@adonisjs/cors'

const ownOrigin = new URL(env.get('APP_URL')).origin

/**
 * The widget's frame has the API's own origin, so nothing of ours needs CORS; a partner's page may ask from its own. No
 * ambient credentials exist: a foreign origin could do no more than a stranger can.
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

import type { ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Cache lifetimes by first path segment. Files with a content hash never change; the loader's address stays the same,
 * so its lifetime is short.
 */
const CACHE_CONTROL = new Map([
  ['assets', FOREVER],
  ['remotes', FOREVER],
  ['embed', 'public, max-age=300'],
  // Ad blockers know its name; it is asked for without a cache.
  ['bait', 'no-cache'],
  ['demo-media', 'public, max-age=86400'],
  ['demo-assets', 'public, max-age=300'],
])

/** What the loader loads, and a pinned loader, have their hash in their name. */
const HASHED_OF_LOADER = /^\/embed\/v1\/\w+\.[0-9a-f]{10}\.js$/

const lifetimeOf = (path: string) =>
  HASHED_OF_LOADER.test(path) ? FOREVER : CACHE_CONTROL.get(path.split('/')[1] ?? '')

/** Checks the disk on every request, because a build beside a running server adds files. */
const serve = sirv(app.makePath('build/public'), {
  dev: true,
  etag: true,
  gzip: true,
  brotli: true,
  setHeaders(response: ServerResponse, path: string) {
    response.setHeader('cache-control', lifetimeOf(path) ?? 'no-cache')
    // Pages of other origins load scripts and media with integrity, without credentials.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('timing-allow-origin', '*')
  },
})

/** A page may ask first whether it may add a header of its own to the request. */
function answerPreflight(response: ServerResponse) {
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-max-age': '600',
  })
  response.end()
}

/** Serves the build's files. Other paths never touch the disk. */
export default class StaticFilesMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const segment = request.url().split('/', 2)[1] ?? ''
    if (CACHE_CONTROL.has(segment) && request.method() === 'OPTIONS') {
      return answerPreflight(response.response)
    }
    if (!CACHE_CONTROL.has(segment) || !['GET', 'HEAD'].includes(request.method())) return next()
    return new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      serve(request.request, response.response, () => {
        response.response.off('close', resolve)
        next().then(resolve, reject)
      })
    })
  }
}

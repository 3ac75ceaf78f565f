import type { ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

/**
 * Cache lifetimes by first path segment. Files with a content hash never change; the loader's address stays the same,
 * so its lifetime is short.
 */
const CACHE_CONTROL = new Map([
  ['assets', 'public, max-age=31536000, immutable'],
  ['remotes', 'public, max-age=31536000, immutable'],
  ['embed', 'public, max-age=300'],
  ['demo-media', 'public, max-age=86400'],
  ['demo-assets', 'public, max-age=300'],
])

/** Checks the disk on every request, because a build beside a running server adds files. */
const serve = sirv(app.makePath('build/public'), {
  dev: true,
  etag: true,
  gzip: true,
  setHeaders(response: ServerResponse, path: string) {
    response.setHeader('cache-control', CACHE_CONTROL.get(path.split('/')[1] ?? '') ?? 'no-cache')
    // Pages of other origins load scripts and media with integrity, without credentials.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('timing-allow-origin', '*')
  },
})

/** Serves the build's files. Other paths never touch the disk. */
export default class StaticFilesMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const segment = request.url().split('/', 2)[1] ?? ''
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

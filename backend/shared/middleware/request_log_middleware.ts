import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** One line per request, without query, headers or body: an entry payload and a token never reach a log. */
export default class RequestLogMiddleware {
  async handle({ request, response, logger }: HttpContext, next: NextFn) {
    const started = process.hrtime.bigint()
    await next()
    if (!logger.isLevelEnabled('debug')) return
    const tookMs = Number(process.hrtime.bigint() - started) / 1e6
    const [root] = request.url().slice(1).split('/')
    logger.debug(
      {
        requestId: request.id(),
        method: request.method(),
        path: root === 'go' ? '/go/…' : request.url(),
        status: response.getStatus(),
        tookMs,
      },
      'request'
    )
  }
}

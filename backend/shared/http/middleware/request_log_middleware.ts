import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isId } from '#shared/ids'
import { scrub } from '#shared/privacy/scrub'

/**
 * One line per request, without query, headers or body. The path is logged as its route, because a payload and the
 * state of a sign-in are parts of paths; only a record's id is logged.
 */
export default class RequestLogMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, logger } = ctx
    const started = process.hrtime.bigint()
    await next()
    if (!logger.isLevelEnabled('debug')) return
    const tookMs = Number(process.hrtime.bigint() - started) / 1e6
    logger.debug(
      {
        requestId: request.id(),
        method: request.method(),
        path: ctx.route?.pattern ?? scrub(request.url()),
        id: isId(ctx.params?.id) ? ctx.params.id : undefined,
        status: response.getStatus(),
        tookMs,
      },
      'request'
    )
  }
}

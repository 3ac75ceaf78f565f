import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { routeTraits } from '#shared/route_traits'

/** Reads the body, for the routes that take one. */
@inject()
export default class BodyMiddleware {
  constructor(private parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (routeTraits.withoutBody.has(ctx.route?.name ?? '')) return next()
    return this.parser.handle(ctx, next)
  }
}

import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Names of routes that take no body: they ignore one, whatever it holds, where others would refuse what they cannot read. */
export const routesWithoutBody = new Set<string>()

@inject()
export default class BodyMiddleware {
  constructor(private parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (routesWithoutBody.has(ctx.route?.name ?? '')) return next()
    return this.parser.handle(ctx, next)
  }
}

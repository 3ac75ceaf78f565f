import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { routeTraits } from '#shared/route_traits'

const forms = new BodyParserMiddleware({
  ...bodyParserConfig,
  form: {
    ...bodyParserConfig.form,
    types: ['application/x-www-form-urlencoded'],
    limit: '16kb',
    queryString: { depth: 1, parameterLimit: 20 },
  },
})

/** Reads the body, for the routes that take one. */
@inject()
export default class BodyMiddleware {
  constructor(private parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const name = ctx.route?.name ?? ''
    if (routeTraits.withoutBody.has(name)) return next()
    return (routeTraits.forms.has(name) ? forms : this.parser).handle(ctx, next)
  }
}

import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { Problem } from '#shared/problem'
import { routeTraits } from '#shared/route_traits'

const FORM = ['application/x-www-form-urlencoded']
/** A form with a file is read by the routes that take one. */
const JSON_TYPES = ['application/json', 'multipart/form-data']

const forms = new BodyParserMiddleware({
  ...bodyParserConfig,
  form: {
    ...bodyParserConfig.form,
    types: FORM,
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
    const takesForm = routeTraits.forms.has(name)
    if (holdsOther(ctx.request, takesForm ? FORM : JSON_TYPES)) throw new Problem('E_CONTENT_TYPE')
    return (takesForm ? forms : this.parser).handle(ctx, next)
  }
}

/** Whether there is a body that nobody would read: a call that changes only what it names would seem to succeed. */
function holdsOther(request: HttpContext['request'], types: string[]): boolean {
  const isThere = request.hasBody() && request.header('content-length') !== '0'
  return isThere && request.is(types) === null
}

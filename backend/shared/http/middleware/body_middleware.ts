import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { Problem } from '#shared/problem'
import { routeTraits } from '#shared/http/route_traits'

const FORM = ['application/x-www-form-urlencoded']
const JSON_TYPE = ['application/json']
const JSON_AS_TEXT = [...JSON_TYPE, 'text/plain']

const forms = new BodyParserMiddleware({
  ...bodyParserConfig,
  form: {
    ...bodyParserConfig.form,
    types: FORM,
    limit: '16kb',
    queryString: { depth: 1, parameterLimit: 20 },
  },
})

const texts = new BodyParserMiddleware({
  ...bodyParserConfig,
  json: { ...bodyParserConfig.json, types: JSON_AS_TEXT, limit: '64kb' },
})

/** Parses the body, for routes that accept one. */
@inject()
export default class BodyMiddleware {
  constructor(private parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const name = ctx.route?.name ?? ''
    if (routeTraits.withoutBody.has(name)) return next()
    const { types, parser } = this.kindOf(name)
    if (holdsOther(ctx.request, types)) throw new Problem('E_CONTENT_TYPE')
    await read(ctx, parser)
    return next()
  }

  private kindOf(name: string) {
    if (routeTraits.forms.has(name)) return { types: FORM, parser: forms }
    if (routeTraits.jsonAsText.has(name)) return { types: JSON_AS_TEXT, parser: texts }
    return { types: JSON_TYPE, parser: this.parser }
  }
}

/** An error without a status comes from decompression: the bytes do not match `content-encoding`. */
async function read(ctx: HttpContext, parser: BodyParserMiddleware): Promise<void> {
  try {
    await parser.handle(ctx, async () => undefined)
  } catch (error) {
    if ((error as { status?: number }).status !== undefined) throw error
    throw new Problem('E_BAD_REQUEST')
  }
}

/** Whether there is a body of an unknown type, which would be ignored: a partial update would then seem to succeed. */
function holdsOther(request: HttpContext['request'], types: string[]): boolean {
  const isThere = request.hasBody() && request.header('content-length') !== '0'
  return isThere && request.is(types) === null
}

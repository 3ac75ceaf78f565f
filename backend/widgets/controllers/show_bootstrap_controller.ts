import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerHot } from '#shared/http/hot_answers'
import { Problem } from '#shared/problem'
import { pageAddress } from '#partner_domains/contract'
import { BootstrapReader } from '#widgets/queries/read_bootstrap'
import { bootstrapValidator } from '#widgets/validators/widget_validators'
import { bootstrapSchema } from '#widgets/wire/bootstrap'

@inject()
export default class ShowBootstrapController {
  static readonly operation = {
    summary:
      'How a widget looks and behaves on this page, and which remotes it loads; the same for everybody',
    auth: 'public',
    query: bootstrapValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: bootstrapSchema },
  }

  constructor(private readonly bootstraps: BootstrapReader) {}

  async handle(ctx: HttpContext) {
    const { etag, json } = await this.read(ctx.request.qs())
    answerHot(ctx, {
      body: json,
      etag,
      headers: { 'cache-control': 'public, s-maxage=30, stale-while-revalidate=15' },
      limit: 'widgetsPerAddress',
    })
  }

  private async read(query: unknown) {
    const { widgetId, ref, path, flavour, lang } = await bootstrapValidator.validate(query)
    const bootstrap = await this.bootstraps.read({
      widgetId,
      page: pageAddress(ref, path),
      flavour,
      language: lang,
      unitId: null,
    })
    if (!bootstrap) throw new Problem('E_NOT_FOUND')
    return bootstrap
  }
}

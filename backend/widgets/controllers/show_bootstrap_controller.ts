import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { HotAnswers } from '#shared/hot_answers'
import { Problem } from '#shared/problem'
import { pageAddress } from '#widgets/page_address'
import { BootstrapReader, type Bootstrap } from '#widgets/queries/read_bootstrap'
import { bootstrapAnswer } from '#widgets/validators/bootstrap_answer'
import { bootstrapValidator } from '#widgets/validators/widget_validators'

const answers = new HotAnswers<Bootstrap>(game.cacheMs.hotAnswer)

@inject()
export default class ShowBootstrapController {
  static readonly operation = {
    summary:
      'How a widget looks and behaves on this page, and which remotes it loads; the same for everybody',
    auth: 'public',
    query: bootstrapValidator,
    responses: { 200: bootstrapAnswer() },
  }

  constructor(private readonly bootstraps: BootstrapReader) {}

  async handle({ request, response }: HttpContext) {
    const bootstrap = await answers.get(request.url(true), () => this.read(request.qs()))
    response.header('etag', bootstrap.etag)
    response.header('cache-control', 'public, s-maxage=60, stale-while-revalidate=600')
    if (names(request.header('if-none-match'), bootstrap.etag)) {
      return response.status(304).send(null)
    }
    response.header('content-type', 'application/json; charset=utf-8')
    // As text: what is this short leaves with its headers in one write, which a buffer does not.
    return response.send(bootstrap.json)
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

/** Whether the client already has this version; a cache in between may have weakened its tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

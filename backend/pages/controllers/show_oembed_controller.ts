import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { Problem, unreachable } from '#shared/problem'
import { CustomUrlsContract } from '#custom_urls/contract'
import { getOembed, OEMBED_AGE_S } from '#pages/queries/get_oembed'
import { oembedValidator } from '#pages/validators/oembed_validator'
import { oembedSchema } from '#pages/wire/oembed'
import { WidgetsContract } from '#widgets/contract'

/** oEmbed 1.0: an editor that is given a widget's address learns how to show it. */
@inject()
export default class ShowOembedController {
  static readonly operation = {
    summary: 'How another page shows the widget of an address, for editors that speak oEmbed',
    auth: 'public',
    query: oembedValidator,
    problems: ['E_NOT_FOUND', 'E_NOT_IMPLEMENTED', 'E_UNAUTHORIZED'],
    responses: { 200: oembedSchema },
  }

  constructor(
    private readonly widgets: WidgetsContract,
    private readonly customUrls: CustomUrlsContract
  ) {}

  async handle({ request, response }: HttpContext) {
    const {
      url,
      maxwidth,
      maxheight,
      format = 'json',
    } = await oembedValidator.validate(request.qs())
    // As oEmbed 1.0 asks of a provider that does not have the format.
    if (format.toLowerCase() !== 'json') {
      throw new Problem('E_NOT_IMPLEMENTED', { message: 'JSON alone' })
    }
    const origin = new URL(env.get('APP_URL')).origin
    const found = await getOembed(
      { url, origin, maxwidth, maxheight },
      this.widgets,
      this.customUrls
    )
    if (!found.ok) throw this.refused(found.why)
    response.header('cache-control', `public, max-age=${OEMBED_AGE_S}`)
    response.header('access-control-allow-origin', '*')
    return found.value
  }

  private refused(why: 'unknown' | 'private'): Problem {
    switch (why) {
      case 'unknown':
        return new Problem('E_NOT_FOUND')
      case 'private':
        return new Problem('E_UNAUTHORIZED', { message: 'Only chosen sites may show this widget' })
      default:
        return unreachable(why)
    }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { resolveLanguage } from '@sidepick/rules/languages'
import { readVisitCode } from '#pages/domain/visit_code'
import { queryText } from '#pages/entry/query_text'
import { drawVisit } from '#pages/pictures/draw_visit'
import { textsOf } from '#shared/text/texts_of'
import { Problem } from '#shared/problem'

/** The picture of a visit that somebody shared: its numbers stand in the address, and are sealed by this server. */
export default class ShowVisitPictureController {
  async handle({ params, request, response }: HttpContext) {
    const visit = readVisitCode(String(params.code))
    if (!visit) throw new Problem('E_NOT_FOUND')
    const language = resolveLanguage(queryText(request.input('lang')))
    response.header('content-type', 'image/png')
    response.header('cache-control', 'public, max-age=604800, immutable')
    const { games, right, crowd } = textsOf(language, 'pages.visit', { ...visit })
    response.send(await drawVisit({ ...visit, words: { games, right, crowd } }))
  }
}

import router from '@adonisjs/core/services/router'
import type { Language } from '@sidepick/rules/types'
import { readVisitCode } from '#pages/domain/visit_code'
import { textsOf } from '#shared/text/texts_of'

/** How a shared visit is shown by other sites; null for what this server has not sealed. */
export function visitTags(code: string | undefined, language: Language) {
  const visit = code === undefined ? null : readVisitCode(code)
  if (!code || !visit) return null
  const { title, description } = textsOf(language, 'pages.visit', { ...visit })
  return {
    title,
    description,
    picture: router.makeUrl('pages.visit_picture', { code }, { qs: { lang: language } }),
  }
}

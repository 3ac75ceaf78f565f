import { resolveLanguage } from '@sidepick/rules/languages'
import { buildSnippet, type Chosen } from '#pages/domain/build_snippet'
import { textsOf } from '#shared/text/texts_of'

/** The line for what was chosen; its link speaks the language of the widget. */
export const snippetFor = (chosen: Chosen, origin: string, hasFrame: boolean): string => {
  const { play } = textsOf(resolveLanguage(chosen.lang), 'pages.embed_build')
  return buildSnippet(chosen, { origin, link: play, hasFrame })
}

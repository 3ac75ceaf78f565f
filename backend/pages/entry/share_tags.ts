import { intlTag } from '@sidepick/rules/languages'
import type { EntryData } from '@sidepick/rules/types'
import env from '#start/env'
import { textsOf } from '#shared/text/texts_of'
import type { firstQuestion } from '#pages/entry/first_question'

/** What crawlers are told of the page: its own address, how others show it, and its question with a picture. */
export function shareTags(
  { bootstrap, language }: EntryData,
  question: ReturnType<typeof firstQuestion>,
  wantedGameId: string | undefined
) {
  const { origin } = new URL(env.get('APP_URL'))
  const { widget, brand } = bootstrap
  const by = widget.creatorName || brand.name
  const game = question?.game
  const ofGame = wantedGameId !== undefined && game?.id === wantedGameId
  const url = `${origin}/widget/${widget.id}${ofGame ? `/game/${game.id}` : ''}`
  const oembed = `${origin}/oembed?url=${encodeURIComponent(url)}&format=json`
  return {
    url,
    // oEmbed refuses a widget that lists its sites.
    oembed: bootstrap.allowedParentOrigins.includes('*') ? oembed : null,
    title: game ? `${game.text} | ${by}` : by,
    question: game && {
      title: game.text,
      ...textsOf(language, 'pages.share', { sideA: game.sideA, sideB: game.sideB }),
      picture: question.poster && new URL(question.poster, origin).href,
      siteName: brand.name,
      locale: intlTag(language).replace('-', '_'),
    },
  }
}

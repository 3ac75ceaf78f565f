import { intlTag } from '@sidepick/rules/languages'
import type { EntryData } from '@sidepick/rules/types'
import env from '#start/env'
import { textsOf } from '#shared/text/texts_of'
import { challengeTags } from '#pages/entry/challenge_tags'
import type { firstQuestion } from '#pages/entry/first_question'
import { pickTags } from '#pages/entry/pick_tags'
import type { SharedResult } from '#pages/entry/shared_result'
import { visitTags } from '#pages/entry/visit_tags'

/** What crawlers are told of the page: its own address, how others show it, and its question with a picture. */
export function shareTags(
  { bootstrap, language }: EntryData,
  question: ReturnType<typeof firstQuestion>,
  { gameId: wantedGameId, challenge, visit, pick }: SharedResult & { gameId?: string }
) {
  const { origin } = new URL(env.get('APP_URL'))
  const { widget, brand } = bootstrap
  const by = widget.partnerName ?? (widget.creatorName || brand.name)
  const game = question?.game
  const ofGame = wantedGameId !== undefined && game?.id === wantedGameId
  const picked = ofGame && game ? pickTags(game, pick, language) : null
  const ofVisit = visitTags(visit, language)
  const shared = picked ?? ofVisit ?? challengeTags(challenge, language)
  const told = picked ? `pick=${pick}` : ofVisit ? `visit=${visit}` : `challenge=${challenge}`
  const url = `${origin}/widget/${widget.id}${ofGame ? `/game/${game.id}` : ''}`
  const oembed = `${origin}/oembed?url=${encodeURIComponent(url)}&format=json`
  const ofResult = shared && {
    title: shared.title,
    description: shared.description,
    picture: new URL(shared.picture, origin).href,
  }
  return {
    // Some sites read the page again at this address: the result must be in it.
    url: shared ? `${url}?${told}` : url,
    // oEmbed refuses a widget that lists its sites.
    oembed: bootstrap.allowedParentOrigins.includes('*') ? oembed : null,
    title: game ? `${game.text} | ${by}` : by,
    question: game && {
      title: game.text,
      ...textsOf(language, 'pages.share', { sideA: game.sideA, sideB: game.sideB }),
      picture: question.poster && new URL(question.poster, origin).href,
      siteName: brand.name,
      locale: intlTag(language).replace('-', '_'),
      ...ofResult,
    },
  }
}

import router from '@adonisjs/core/services/router'
import { isShareable, suitsType, type SharedPick } from '@sidepick/rules/shared_pick'
import type { Game, Language } from '@sidepick/rules/types'
import { textsOf } from '#shared/text/texts_of'

/** How a shared pick is shown by other sites; null for what its game cannot be shared as. */
export function pickTags(game: Game, pick: SharedPick | undefined, language: Language) {
  if (!pick || !isShareable(game) || !suitsType(game.gameType, pick)) return null
  const sides = { A: game.sideA, B: game.sideB }
  const isSide = pick === 'A' || pick === 'B'
  const texts = isSide
    ? textsOf(language, 'pages.pick_side', { side: sides[pick] })
    : textsOf(language, `pages.pick_${pick}`)
  return {
    title: game.text,
    description: texts.description,
    picture: router.makeUrl('pages.pick_picture', { gameId: game.id, pick }),
  }
}

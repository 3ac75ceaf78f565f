import { isLongQuestion } from '@sidepick/rules/question'
import type { EntryData, Game } from '@sidepick/rules/types'
import { textsOf } from '#shared/text/texts_of'

/** The first game of the list, which the page shows before any script runs; null when there is none. */
export function firstQuestion(data: EntryData) {
  const [game] = [...data.widget.playlist.games, ...data.widget.playlist.autofilledGames]
  if (!game) return null
  return {
    game,
    poster: game.videoUrls.poster,
    orientation: orientationOf(game),
    isLong: isLongQuestion(game.text),
    words: textsOf(data.locale, 'pages.first_question'),
  }
}

function orientationOf(game: Game) {
  return game.landscapeGame ? 'landscape' : 'portrait'
}

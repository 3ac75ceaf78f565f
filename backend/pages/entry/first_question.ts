import { isLongQuestion } from '@sidepick/rules/question'
import type { EntryData, Game, Locale } from '@sidepick/rules/types'

const WORDS: Record<Locale, { answers: string }> = {
  'en-us': { answers: 'Pick a side' },
  'es-mx': { answers: 'Elige un lado' },
}

/** What the page shows before any script ran: the first game of the list; null when there is none. */
export function firstQuestion(data: EntryData) {
  const [game] = [...data.widget.playlist.games, ...data.widget.playlist.autofilledGames]
  if (!game) return null
  return {
    game,
    poster: game.videoUrls.poster,
    orientation: orientationOf(game),
    isLong: isLongQuestion(game.text),
    words: WORDS[data.locale],
  }
}

function orientationOf(game: Game) {
  return game.landscapeGame ? 'landscape' : 'portrait'
}

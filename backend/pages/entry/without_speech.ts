import type { Game, WidgetData } from '@sidepick/rules/types'

/**
 * The widget without the times of the spoken words: the page is half a kilobyte smaller, and no question waits for captions. An
 * empty list says that there are some, which the host asks for. A copy, because the widget is a cached object.
 */
export function withoutSpeech(widget: WidgetData): WidgetData {
  const { games, autofilledGames } = widget.playlist
  return {
    ...widget,
    playlist: {
      ...widget.playlist,
      games: games.map(silent),
      autofilledGames: autofilledGames.map(silent),
    },
  }
}

const silent = (game: Game): Game =>
  game.metadata.speechMarks?.length
    ? { ...game, metadata: { ...game.metadata, speechMarks: [] } }
    : game

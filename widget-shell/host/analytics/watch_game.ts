import type { Visit } from '../app/visit'

/** Phases that show something else than the game. */
const BETWEEN = ['interstitial', 'ended']

/** Measures what is shown: the widget, each of its games, and its end. Returns a function that stops. */
export function watchGame(
  { engine, measure }: Pick<Visit, 'engine' | 'measure'>,
  document: Document
): () => void {
  let viewed: string | null = null
  let isEnded = false

  function look() {
    const { game, gameIndex, phase, inView } = engine.state()
    if (phase === 'ended' && !isEnded) {
      measure({ name: 'end_card_viewed', properties: { games: gameIndex + 1 } })
    }
    isEnded = phase === 'ended'
    if (
      !game ||
      !inView ||
      document.visibilityState === 'hidden' ||
      game.id === viewed ||
      BETWEEN.includes(phase)
    ) {
      return
    }
    viewed = game.id
    const { id, gameType } = game
    measure({ name: 'game_viewed', properties: { gameId: id, gameType, index: gameIndex } })
  }

  const isEmpty = engine.state().game === null
  measure({ name: 'widget_loaded', properties: isEmpty ? { empty: true } : {} })
  look()
  const unsubscribe = engine.subscribe(look)
  // What loads in a tab behind is seen once its tab is.
  document.addEventListener('visibilitychange', look)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }
}

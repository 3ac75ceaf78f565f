import type { Visit } from '../app/visit'

/** Resolves when the next question replaces the current one. */
export function nextGame(engine: Pick<Visit['engine'], 'state' | 'subscribe'>): Promise<void> {
  const first = engine.state().game?.id
  return new Promise((resolve) => {
    const stop = engine.subscribe(() => {
      if (engine.state().game?.id === first) return
      stop()
      resolve()
    })
  })
}

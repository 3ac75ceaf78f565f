import type { Side } from '@sidepick/rules/types'
import type { Visit } from './visit'

declare global {
  interface Window {
    /** A tap on the server's question, noted by the page's own script; `at` is milliseconds since the epoch. */
    __vsEarlyPick?: { gameId: string; side: Side; at: number }
  }
}

/** A tap before the cards were there counts from the moment it was made. */
export function takeEarlyPick({ engine, emit }: Pick<Visit, 'engine' | 'emit'>, now: number) {
  const early = window.__vsEarlyPick
  delete window.__vsEarlyPick
  if (!early || early.gameId !== engine.state().game?.id) return
  if (early.side !== 'A' && early.side !== 'B') return
  emit('side_picked', { side: early.side })
  const elapsedMs = Number.isFinite(early.at) ? Math.max(0, now - early.at) : 0
  engine.send({ type: 'ticked', elapsedMs })
}

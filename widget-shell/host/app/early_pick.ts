import type {} from '../first_question'
import type { Visit } from './visit'

/** A tap before the cards were drawn counts from its own time. */
export function takeEarlyPick({ engine, emit }: Pick<Visit, 'engine' | 'emit'>) {
  const early = window.__vsEarlyPick
  delete window.__vsEarlyPick
  if (!early || early.gameId !== engine.state().game?.id) return
  if (early.side !== 'A' && early.side !== 'B') return
  emit('side_picked', { side: early.side })
  const elapsedMs = Number.isFinite(early.at) ? Math.max(0, performance.now() - early.at) : 0
  engine.send({ type: 'ticked', elapsedMs })
}

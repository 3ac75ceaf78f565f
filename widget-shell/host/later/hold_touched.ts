import type { Visit } from '../app/visit'

/** Phases that go on by themselves, and that a reader may want to keep. */
const SHOWN = ['result', 'playResponse', 'interstitial']

/**
 * A touch that begins on the stage after a result has appeared holds the automatic advance until the player goes on: a
 * finger cannot rest on a card as a mouse does. A touch on a control is what that control makes of it. Returns a
 * function that stops.
 */
export function holdTouched({ engine }: Pick<Visit, 'engine'>, page: Document): () => void {
  const onDown = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse' || !(target instanceof Element)) return
    if (!target.closest('#vs-root .vs-panel') || target.closest('button:not([disabled]), a')) return
    if (!SHOWN.includes(engine.state().phase)) return
    engine.send({ type: 'hold_changed', reason: 'touch', held: true })
  }
  page.addEventListener('pointerdown', onDown)
  return () => page.removeEventListener('pointerdown', onDown)
}

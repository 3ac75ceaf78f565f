import type { Visit } from '../app/visit'
import type { PlayState } from '../engine/play_state'

/** Phases that go on by themselves, and that a reader may want to keep. */
const SHOWN = ['result', 'playResponse', 'interstitial']

const STAGE = '#vs-root .vs-panel'

/** What is shown, and would go on by itself; null while something else is. */
const shownIn = ({ phase, game }: PlayState) =>
  SHOWN.includes(phase) ? `${phase} of ${game?.id}` : null

const isOn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/**
 * A touch that begins on the stage after a result has appeared holds the automatic advance until the player goes on: a
 * finger cannot rest on a card as a mouse does. A touch on a control is what that control makes of it. A key holds it too:
 * whoever walks to a control must not find another game there. What is typed into a field holds nothing: the field's focus
 * does, and its card says how long it stands after that. Returns a function that stops.
 */
export function holdTouched({ engine }: Pick<Visit, 'engine'>, page: Document): () => void {
  const gone = new AbortController()
  const { signal } = gone
  /** What was shown when the key went down: one that led on to a result says nothing about that. */
  let keyedIn: string | null = null
  const shown = () => shownIn(engine.state())
  const hold = () => engine.send({ type: 'hold_changed', reason: 'touch', held: true })

  const onDown = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse' || !isOn(target, STAGE)) return
    if (shown() !== null && !isOn(target, 'button:not([disabled]), a')) hold()
  }
  const onKeyDown = () => {
    keyedIn = shown()
  }
  /** Where the focus is by now. */
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Tab' && isOn(target, 'input')) return
    if (keyedIn !== null && keyedIn === shown() && isOn(target, STAGE)) hold()
  }
  page.addEventListener('pointerdown', onDown, { signal })
  page.addEventListener('keydown', onKeyDown, { signal })
  page.addEventListener('keyup', onKeyUp, { signal })
  return () => gone.abort()
}

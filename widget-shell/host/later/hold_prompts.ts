import type { ComponentRule } from '@sidepick/rules/types'
import { configNow } from '../app/config_now'
import { isTouchScreen } from '../app/touch_screen'
import type { Visit } from '../app/visit'
import { namesOf, rulesOf } from './placed_cards'

/** Phases with a result, beside which a prompt may come. */
const RESULTS = ['result', 'playResponse'] as const

/** A card that strangers alone find beside a result asks them for an account. */
const asks = ({ when }: ComponentRule) =>
  when?.auth === 'logged_out' && RESULTS.some((phase) => when.phases?.includes(phase))

/**
 * On a touch screen the next game waits while a prompt is shown beside a result: a thumb that comes for the prompt must not
 * find an answer there. Returns a function that stops.
 */
export function holdPrompts(visit: Visit, page: Document): () => void {
  if (!isTouchScreen()) return () => undefined
  const { engine } = visit
  let isShown = false
  const look = () => {
    const wasShown = isShown
    const { phase } = engine.state()
    isShown = RESULTS.some((one) => one === phase) && isOnScreen()
    // Once per prompt: a player who then wants the game to go on by itself has said so.
    if (isShown !== wasShown) {
      engine.send({ type: 'hold_changed', reason: 'prompt', held: isShown })
    }
  }
  const isOnScreen = () => {
    const names = namesOf(rulesOf(configNow(visit)).filter(asks))
    return [...page.querySelectorAll<HTMLElement>('#vs-root .vs-position:not(:empty)')].some(
      ({ dataset }) => names.has(dataset.card ?? '')
    )
  }
  const drawn = new MutationObserver(look)
  drawn.observe(page.body, { childList: true, subtree: true })
  const stop = engine.subscribe(look)
  return () => {
    drawn.disconnect()
    stop()
  }
}

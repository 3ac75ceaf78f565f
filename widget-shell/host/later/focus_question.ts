import type { Visit } from '../app/visit'
import { isOpen } from '../engine/phases'

const [QUESTION, ANSWER] = ['#vs-root .vs-question', '#vs-root .vs-answer']

/**
 * Moves the focus to a question that takes the place of another one, where it was on what stood there before: a key that is
 * pressed on must pick nothing. Returns a function that stops.
 */
export function focusQuestion({ engine }: Pick<Visit, 'engine'>, page: Document): () => void {
  let shown = engine.state().game?.id
  /** What is removed loses the focus without a word. */
  let last: EventTarget | null = page.activeElement
  const note = ({ target }: FocusEvent) => (last = target)
  /** On an answer, or on what has left with its game; a control that stays, such as that of a carousel, keeps it. */
  const wasOfGame = () => {
    const { activeElement, body } = page
    if (activeElement !== null && activeElement !== body) return activeElement.matches(ANSWER)
    return last instanceof Element && !last.isConnected
  }

  const look = () => {
    const state = engine.state()
    if (state.game?.id === shown || !isOpen(state)) return
    shown = state.game?.id
    // The cards are drawn with the next frame; the question and the answers are the elements that stood there.
    page.defaultView?.requestAnimationFrame(() => {
      if (!wasOfGame()) return
      const question = page.querySelector<HTMLElement>(QUESTION)
      if (!question) return
      question.tabIndex = -1
      question.focus({ preventScroll: true })
    })
  }

  page.addEventListener('focusin', note)
  const stop = engine.subscribe(look)
  return () => {
    page.removeEventListener('focusin', note)
    stop()
  }
}

import { standInsOf } from './stand_ins'

const isModal = (dialog: Element) => {
  try {
    return dialog.matches(':modal')
  } catch {
    // Safari before 15.6 does not know the selector.
    return false
  }
}

/** Whether a modal dialog of the page is open around which everything is dead; not one that holds the element. */
const isBehindModal = (element: Element) =>
  [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => isModal(dialog) && !standInsOf(element).some((part) => dialog.contains(part))
  )

/**
 * Calls back at once, or when the last modal dialog is closed or gone: what came over it would cover its buttons, and take
 * no press. Returns the function that stops waiting.
 */
export function behindNoModal(element: Element, callback: () => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    if (isBehindModal(element)) return
    observer.disconnect()
    callback()
  }
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  look()
  return () => observer.disconnect()
}

/** In the state of the entry that a lightbox adds to the page's history. */
const MARK = 'vsLightbox'

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state

/**
 * Lets Back close a lightbox instead of leaving the page: adds an entry with the page's own address and state, which the page's
 * router does not hear of when it goes. The end of what stands takes the entry away, unless the page has gone on, or the widget
 * was destroyed, as routers do that are about to add an entry of their own.
 */
export function closeOnBack(close: () => void, stands: AbortSignal, widget: AbortSignal) {
  const { href } = location
  let isBack = false
  try {
    history.pushState({ ...history.state, [MARK]: true }, '')
  } catch {
    // A page in a sandbox has no history that may be written.
    return
  }
  const hide = (event: PopStateEvent) => location.href === href && event.stopImmediatePropagation()
  addEventListener(
    'popstate',
    (event) => {
      if (isMarked(event.state)) return
      hide(event)
      isBack = true
      close()
    },
    { capture: true, signal: stands }
  )
  stands.addEventListener('abort', () => {
    if (isBack || widget.aborted || !isMarked(history.state)) return
    addEventListener('popstate', hide, { capture: true, once: true })
    history.back()
  })
}

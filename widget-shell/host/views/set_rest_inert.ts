const OVERLAYS = '#vs-overlay-root'

/**
 * Closes what lies behind a dialog to pointer, keyboard and screen reader alike; `aria-modal` alone leaves it readable in some.
 * Notices stay, since they are to be heard. Returns how to open it again.
 */
export function setRestInert(dialog: Element): () => void {
  const overlays = dialog.closest(OVERLAYS)
  const rest = [...(overlays?.parentElement?.children ?? [])].filter(
    (element) => element !== overlays && element.getAttribute('role') !== 'status'
  )
  for (const element of rest) element.setAttribute('inert', '')
  return () => {
    for (const element of rest) element.removeAttribute('inert')
  }
}

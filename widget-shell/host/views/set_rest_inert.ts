const OVERLAYS = '#vs-overlay-root'

/**
 * Makes everything behind a dialog inert for pointer, keyboard and screen reader, because some readers ignore
 * `aria-modal`. Notices stay accessible. Returns a function that undoes it.
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

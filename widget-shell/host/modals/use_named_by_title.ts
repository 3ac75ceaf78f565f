import { useEffect, useRef } from 'react'

const TITLE = '[data-screen-title], h1, h2'
const TITLE_ID = 'vs-dialog-title'

/** Labels a dialog by the heading of its screen, once it is drawn. */
export function useNamedByTitle() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const name = () => {
      const title = dialog.querySelector<HTMLElement>(TITLE)
      if (!title) return dialog.removeAttribute('aria-labelledby')
      title.id ||= TITLE_ID
      dialog.setAttribute('aria-labelledby', title.id)
    }
    name()
    const watch = new MutationObserver(name)
    watch.observe(dialog, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  return box
}

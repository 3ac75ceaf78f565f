import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const TITLE = '[data-screen-title], h1, h2'

/** Names the document by the heading of its page, and after a navigation brings the focus there unless a field took it. */
export function usePageTitle(brand: string) {
  const main = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const last = useRef<string | null>(null)

  useEffect(() => {
    const page = main.current
    if (!page) return
    // The first page of the visit is read from its top; it may be left and come back to.
    let led = last.current === null
    last.current = key
    const look = () => {
      const title = page.querySelector<HTMLElement>(TITLE)
      document.title = title?.textContent ? `${title.textContent} · ${brand}` : brand
      if (!title || led) return
      led = true
      // After the screen's own effects: one that leads to its first field has done so by then.
      requestAnimationFrame(() => {
        if (page.contains(document.activeElement)) return
        title.tabIndex = -1
        title.focus({ preventScroll: true })
      })
    }
    look()
    page.scrollTop = 0
    const watch = new MutationObserver(look)
    watch.observe(page, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [key, brand])

  return main
}

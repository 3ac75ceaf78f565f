import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const TITLE = '[data-screen-title], h1, h2'

/**
 * Sets the document's title from the page's heading, and after a navigation moves the focus there unless a field has
 * it.
 */
export function usePageTitle(brand: string) {
  const main = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const last = useRef<string | null>(null)

  useEffect(() => {
    const page = main.current
    if (!page) return
    // The first page of the visit is read from its top, so the focus is not moved.
    let led = last.current === null
    last.current = key
    const look = () => {
      const title = page.querySelector<HTMLElement>(TITLE)
      document.title = title?.textContent ? `${title.textContent} · ${brand}` : brand
      if (!title || led) return
      led = true
      // After the screen's own effects, which may have focused the first field.
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

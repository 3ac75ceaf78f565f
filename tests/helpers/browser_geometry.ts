import type { Page } from 'playwright-core'

/**
 * What of the text on the page nobody can read: cut off by a box that hides what overflows it, or beside the window. Text
 * that scrolling reaches is fine, and so is an ellipsis. Sideways that holds for a row alone that snaps to its pieces.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1.5
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isForReaders = (element: Element) => {
      const { clipPath, visibility, opacity } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return (
        clipPath !== 'none' || visibility === 'hidden' || opacity === '0' || width * height <= 1
      )
    }

    /** Why this piece of text cannot be read, or null. */
    function fault(rect: DOMRect, parent: Element): string | null {
      let [sideways, down] = [true, true]
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (isForReaders(box)) return null
        const style = getComputedStyle(box)
        if (style.textOverflow === 'ellipsis') return null
        const edge = box.getBoundingClientRect()
        if (sideways && hides(style.overflowX)) {
          if (rect.right > edge.right + SLACK_PX || rect.left < edge.left - SLACK_PX) {
            return `cut sideways by ${box.tagName}.${box.className}`
          }
        } else if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
          const isRow = style.scrollSnapType.startsWith('x')
          if (!isRow && box.scrollWidth > box.clientWidth + SLACK_PX) {
            return `${box.tagName}.${box.className} scrolls sideways`
          }
          sideways = false
        }
        if (down && hides(style.overflowY)) {
          if (rect.bottom > edge.bottom + SLACK_PX || rect.top < edge.top - SLACK_PX) {
            return `cut off by ${box.tagName}.${box.className}`
          }
        } else if (style.overflowY === 'auto' || style.overflowY === 'scroll') {
          down = false
        }
        if (style.position === 'fixed') break
      }
      const isBeside = sideways && (rect.right > innerWidth + SLACK_PX || rect.left < -SLACK_PX)
      return isBeside ? 'beside the window' : null
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent || parent.closest('script, style, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const why = rect.width * rect.height === 0 ? null : fault(rect, parent)
        if (why) found.add(`"${text.slice(0, 40)}" ${why}`)
      }
    }
    return [...found]
  })
}

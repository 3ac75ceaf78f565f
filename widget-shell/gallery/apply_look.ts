import { intlTag } from '@sidepick/rules/languages'
import type { Look } from './selection'
import { THEMES } from './themes'

const REDUCED = /prefers-reduced-motion:\s*reduce/

/** Makes scripts of this page see a visitor who wants less motion, whenever the gallery says so. */
export function obeyMotion(window: Window): void {
  const ask = window.matchMedia.bind(window)
  const root = window.document.documentElement
  window.matchMedia = (query) =>
    ask(REDUCED.test(query) && root.dataset.motion === 'reduced' ? 'all' : query)
}

/** Gives a page the language, colours, text size and motion it is to be drawn with. */
export function lookApplier(document: Document): (look: Look) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const root = document.documentElement
  return ({ locale, scheme, theme, text, motion }) => {
    root.lang = intlTag(locale)
    root.dataset.theme = scheme
    root.dataset.motion = motion
    root.style.fontSize = `${text}%`
    const declarations = Object.entries(THEMES[theme]).map(
      ([name, value]) => `--vs-${name}:${value}`
    )
    // Twice the root, as the server writes a partner's theme, and once more over the gallery's own typeface.
    sheet.replaceSync(`:root:root:root{${declarations.join(';')}}`)
  }
}

import { addDiv } from './styles'

/**
 * An element of ours on the page, whose inside no rule and no script of the page reaches: a closed shadow root, with a
 * style sheet of its own that needs no leave of the page's policy.
 */
export function addClosedRoot(parent: Element, styles: Record<string, string>, css: string) {
  const host = addDiv(parent, styles)
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

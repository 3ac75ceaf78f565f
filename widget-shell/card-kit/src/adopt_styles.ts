/**
 * Adds a remote's styles to the page once, as a strict CSP allows. The build calls it for every imported style sheet;
 * cards need not.
 */
export function adoptStyles(css: string) {
  if (typeof document === 'undefined') return
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Browsers before constructable style sheets: an element under the page's own nonce.
    const element = document.createElement('style')
    element.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
    element.textContent = css
    document.head.append(element)
  }
}

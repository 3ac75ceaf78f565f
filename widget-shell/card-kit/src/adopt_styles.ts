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
    // Browsers before constructable style sheets: as a file, because inline styles need a hash in the policy.
    const element = document.createElement('link')
    element.rel = 'stylesheet'
    element.href = URL.createObjectURL(new Blob([css], { type: 'text/css' }))
    document.head.append(element)
  }
}

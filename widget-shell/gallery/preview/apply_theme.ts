import { themeStyle, type Themes } from '@sidepick/rules/theme_style'

/** Draws with the themes of a configuration, by the rules that the server writes into the page of a game. */
export function themeApplier(document: Document): (themes: Themes) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return (themes) => sheet.replaceSync(themeStyle(themes))
}

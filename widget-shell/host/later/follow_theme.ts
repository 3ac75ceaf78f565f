import { themeStyle, THEME_MEDIA } from '@sidepick/rules/theme_style'
import { configNow } from '../app/config_now'
import type { Scene } from '../app/scene'

const isTheme = (rule: CSSRule) =>
  rule instanceof CSSMediaRule && rule.media.mediaText === THEME_MEDIA

/** Rules of a sheet, from the entry page's own on; none of a sheet that the page may not read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Writes a theme in the place of the one that the server wrote. A policy that refuses new styles takes this. */
function wearTheme({ styleSheets }: Document, style: string) {
  const sheet = styleSheets[0]
  if (!sheet) return
  const at = rulesOf(sheet).findIndex(isTheme)
  if (at >= 0) sheet.deleteRule(at)
  if (style) sheet.insertRule(style, at >= 0 ? at : sheet.cssRules.length)
}

/** Keeps the design tokens in step with the configuration: variants and states of a visit may have others. Returns a function that stops. */
export function followTheme(scene: Pick<Scene, 'entry' | 'app'>, page: Document): () => void {
  let worn = themeStyle(scene.entry.bootstrap.config)
  return scene.app.store.subscribe(() => {
    const style = themeStyle(configNow(scene))
    if (style === worn) return
    worn = style
    wearTheme(page, style)
  })
}

import { isContained } from './css_value.js'
import type { ExperienceConfig } from './types.js'

type Theme = Record<string, string>

const TOKEN = /^[a-z][a-z0-9-]*$/
const CARD = /^[A-Za-z]\w*$/
/** Values that can neither end the declaration or the style element nor load another address. */
const VALUE = /^[\w\s#%.,()/'+-]{1,200}$/

/** The custom properties of a theme as a CSS rule; other names and values are left out. */
function ruleOf(selector: string, theme: Theme): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => TOKEN.test(name) && VALUE.test(value) && isContained(value))
    .map(([name, value]) => `--vs-${name}:${value}`)
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}

/** The media query around the rules of a theme: it holds everywhere, and tells the browser which rules to replace. */
export const THEME_MEDIA = 'all'

export type Themes = Pick<ExperienceConfig, 'widgetTheme' | 'gameTheme' | 'componentsTheme'>

/**
 * The themes of an experience as one CSS rule, empty without any: of the whole widget, of the game's panels, and of single cards
 * and screens.
 */
export function themeStyle({ widgetTheme, gameTheme, componentsTheme }: Themes): string {
  const cards = Object.entries(componentsTheme).filter(([name]) => CARD.test(name))
  const rules = [
    ruleOf(':root:root', widgetTheme),
    ruleOf('.vs-panel', gameTheme),
    ...cards.map(([name, theme]) => ruleOf(`[data-card=${name}]`, theme)),
  ].join('')
  return rules && `@media ${THEME_MEDIA}{${rules}}`
}

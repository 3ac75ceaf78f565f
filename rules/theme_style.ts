import { isContained } from './css_value.js'
import type { ExperienceConfig } from './types.js'

type Theme = Record<string, string>

/** Names of tokens, without the leading `--vs-`, and of cards that have a theme of their own. */
export const THEME_TOKEN = /^[a-z][a-z0-9-]{0,63}$/
export const THEMED_CARD = /^[A-Za-z]\w{0,63}$/
/** Values that can neither end the declaration or the style element nor carry a priority or a rule. */
export const THEME_VALUE = /^[\w\s#%.,()/'+-]{1,200}$/

/** Whether the value of a token can be written into a style sheet; it loads nothing. */
export const isThemeValue = (value: string): boolean =>
  THEME_VALUE.test(value) && isContained(value)

/** The custom properties of a theme as a CSS rule; other names and values are left out. */
function ruleOf(selector: string, theme: Theme): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => THEME_TOKEN.test(name) && isThemeValue(value))
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
  const cards = Object.entries(componentsTheme).filter(([name]) => THEMED_CARD.test(name))
  const rules = [
    ruleOf(':root:root', widgetTheme),
    ruleOf('.vs-panel', gameTheme),
    ...cards.map(([name, theme]) => ruleOf(`[data-card=${name}]`, theme)),
  ].join('')
  return rules && `@media ${THEME_MEDIA}{${rules}}`
}

import type { ExperienceConfig } from '@sidepick/rules/types'
import { fetchesNothing } from '#shared/http/validation/css_value'

/** A page fills its frame or window. */
export const PAGE_STYLE = 'html,body{height:100%;margin:0}'

type Theme = Record<string, string>

const TOKEN = /^[a-z][a-z0-9-]*$/
const CARD = /^[A-Za-z]\w*$/
/** Values that can neither end the declaration or the style element nor load another address. */
const VALUE = /^[\w\s#%.,()/'+-]{1,200}$/

/** The custom properties of a theme as a CSS rule; other names and values are left out. */
function ruleOf(selector: string, theme: Theme): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => TOKEN.test(name) && VALUE.test(value) && fetchesNothing(value))
    .map(([name, value]) => `--vs-${name}:${value}`)
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}

/** The themes of an experience as CSS: of the whole widget, of the game's panels, and of single cards and screens. */
export function themeStyle(
  config: Pick<ExperienceConfig, 'widgetTheme' | 'gameTheme' | 'componentsTheme'>
): string {
  const cards = Object.entries(config.componentsTheme).filter(([name]) => CARD.test(name))
  return [
    ruleOf(':root:root', config.widgetTheme),
    ruleOf('.vs-panel', config.gameTheme),
    ...cards.map(([name, theme]) => ruleOf(`[data-card=${name}]`, theme)),
  ].join('')
}

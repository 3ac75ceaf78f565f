import { fetchesNothing } from '#shared/http/validation/css_value'

const NAME = /^[a-z][a-z0-9-]*$/
/** Values that can neither end the declaration or the style element nor load another address. */
const VALUE = /^[\w\s#%.,()/'+-]{1,200}$/

/** A theme's custom properties as a CSS rule; other values are left out. */
export function themeStyle(theme: Record<string, string>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value) && fetchesNothing(value))
    .map(([name, value]) => `--vs-${name}:${value}`)
  return declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}`
}

import { fetchesNothing } from '#shared/http/validation/css_value'

const NAME = /^[a-z][a-z0-9-]*$/
/** Nothing that could end the declaration, the style element or reach out to another address. */
const VALUE = /^[\w\s#%.,()/'+-]{1,200}$/

/** A theme's custom properties as a rule of the page; what is not a plain value is left out. */
export function themeStyle(theme: Record<string, string>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value) && fetchesNothing(value))
    .map(([name, value]) => `--vs-${name}:${value}`)
  return declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}`
}

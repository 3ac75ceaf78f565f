import { LOCALES } from '@sidepick/rules/types'

export const WIDTHS_PX = [302, 428, 600, 1280] as const
export const THEMES = ['light', 'dark'] as const

/** One thing to look at. */
export interface Selection {
  remote: string
  component: string
  state: string
  locale: (typeof LOCALES)[number]
  theme: (typeof THEMES)[number]
}

export function toQuery(selection: Selection): string {
  return new URLSearchParams({ ...selection }).toString()
}

/** What an address asks for; what it leaves out, or gets wrong, is the first of its kind. */
export function fromQuery(query: string): Selection {
  const asked = new URLSearchParams(query)
  const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === asked.get(name)) ?? values[0]
  return {
    remote: asked.get('remote') ?? '',
    component: asked.get('component') ?? '',
    state: asked.get('state') ?? '',
    locale: oneOf('locale', LOCALES),
    theme: oneOf('theme', THEMES),
  }
}

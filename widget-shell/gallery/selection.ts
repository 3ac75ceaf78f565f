import { LOCALES } from '@sidepick/rules/types'
import { THEME_NAMES } from './themes'

export const WIDTHS_PX = ['302', '428', '600', '1280'] as const
export const HEIGHT_PX = { 302: 607, 428: 607, 600: 720, 1280: 820 } as const
export const SCHEMES = ['light', 'dark'] as const
export const TEXT_PERCENTS = ['100', '150', '200'] as const
export const MOTIONS = ['full', 'reduced'] as const
export const VIEWS = ['one', 'sheet'] as const

/** One state of one card or screen. */
export interface ShownState {
  remote: string
  component: string
  state: string
}

/** Everything that changes how a state is drawn. */
export interface Look {
  locale: (typeof LOCALES)[number]
  scheme: (typeof SCHEMES)[number]
  theme: (typeof THEME_NAMES)[number]
  text: (typeof TEXT_PERCENTS)[number]
  motion: (typeof MOTIONS)[number]
}

export type Selection = ShownState & Look

/** What the gallery's own page shows: a state and how it lies on the desk. */
export interface Desk extends Selection {
  width: (typeof WIDTHS_PX)[number]
  view: (typeof VIEWS)[number]
  search: string
}

const LOOKS = {
  locale: LOCALES,
  scheme: SCHEMES,
  theme: THEME_NAMES,
  text: TEXT_PERCENTS,
  motion: MOTIONS,
} satisfies { [Name in keyof Look]: readonly Look[Name][] }

/** How a state is drawn when nobody says otherwise. */
export const PLAIN: Look = {
  locale: 'en-us',
  scheme: 'light',
  theme: 'platform',
  text: '100',
  motion: 'full',
}

/** An address that brings back what is shown; what is as usual stays out of it. */
export function toQuery(shown: Selection | Desk): string {
  const usual: Record<string, string> = { ...PLAIN, width: '428', view: 'one', search: '' }
  const told = Object.entries(shown).filter(([name, value]) => usual[name] !== value)
  return new URLSearchParams(told).toString()
}

const oneOf = <Value extends string>(
  asked: string | null,
  values: readonly Value[],
  usual: Value
): Value => values.find((value) => value === asked) ?? usual

/** What an address asks for; what it leaves out, or gets wrong, is as usual. */
export function fromQuery(query: string): Desk {
  const asked = new URLSearchParams(query)
  const text = (name: string) => asked.get(name) ?? ''
  return {
    remote: text('remote'),
    component: text('component'),
    state: text('state'),
    locale: oneOf(asked.get('locale'), LOOKS.locale, PLAIN.locale),
    scheme: oneOf(asked.get('scheme'), LOOKS.scheme, PLAIN.scheme),
    theme: oneOf(asked.get('theme'), LOOKS.theme, PLAIN.theme),
    text: oneOf(asked.get('text'), LOOKS.text, PLAIN.text),
    motion: oneOf(asked.get('motion'), LOOKS.motion, PLAIN.motion),
    width: oneOf(asked.get('width'), WIDTHS_PX, '428'),
    view: oneOf(asked.get('view'), VIEWS, 'one'),
    search: text('search'),
  }
}

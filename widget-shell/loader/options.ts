import type { DisplayMode, Language } from '@sidepick/rules/types'

const text = (raw: string) => raw

const oneOf = text as <Value extends string>(raw: string) => Value

/** Every option of `mount`, and how the attribute of that name (`refUser`: `data-vs-ref-user`) becomes its value. */
const OPTIONS = {
  /** Widget id. This or `custom` is required. */
  widget: text,
  /** Id of a custom URL, which knows its widget. */
  custom: text,
  /** Id of the game to show first. */
  game: text,
  /** Display mode; without it the widget's own type decides. */
  mode: oneOf<DisplayMode>,
  /** The flavour. */
  flavour: text,
  /** Language of the interface; without it the rule for this site decides. */
  lang: oneOf<Language>,
  /** User id of the player who shared the page. */
  refUser: text,
  /** Loads at once and starts docked, in display modes that dock. */
  startDocked: (raw: string) => raw !== 'false',
  /** `off` keeps advertising out. */
  ads: oneOf<'auto' | 'off'>,
  /** `off` keeps the widget's statistics from the page. */
  analyticsBridge: oneOf<'on' | 'off'>,
  /** Path of the app to open instead of the game. */
  targetUrl: text,
  /** Largest width in CSS px; never above the theme's own. */
  maxWidth: (raw: string) => Number(raw) || undefined,
}

type OptionName = keyof typeof OPTIONS
export type MountOptions = { [Name in OptionName]?: ReturnType<(typeof OPTIONS)[Name]> }

/** The container's attributes, with the given options on top. */
export function readOptions(container: HTMLElement, given: MountOptions): MountOptions {
  const options: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(OPTIONS)) {
    const raw = container.dataset[`vs${name[0]?.toUpperCase()}${name.slice(1)}`]
    if (raw !== undefined) options[name] = read(raw)
  }
  return { ...options, ...given }
}

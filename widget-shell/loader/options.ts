import { DISPLAY_MODES } from '@sidepick/rules/types'

type Reader = (raw: string) => string | number | boolean | undefined

const text = (raw: string) => raw || undefined

const flag = (raw: string) => raw !== 'false'

const px = (raw: string) => (Number(raw) > 0 ? Number(raw) : undefined)

const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (raw: string) =>
    values.find((value) => value === raw.toLowerCase())

/** Every option of `mount`, which is also the attribute `data-vs-…` of the container: `refUser` is `data-vs-ref-user`. */
const OPTIONS = {
  /** Widget id. This or `custom` is required. */
  widget: text,
  /** Id of a custom URL, which knows its widget. */
  custom: text,
  /** Id of the game to show first. */
  game: text,
  /** Display mode; without it the widget's own type decides. */
  mode: oneOf(DISPLAY_MODES),
  /** The partner's look and rules. */
  flavour: text,
  /** Language of the interface; without it the rule for this site decides. */
  lang: oneOf(['en-us', 'en-gb', 'es-mx']),
  /** User id of the player who shared the page. */
  refUser: text,
  /** Loads at once and starts docked, in display modes that dock. */
  startDocked: flag,
  /** `off` keeps advertising out. */
  ads: oneOf(['auto', 'off']),
  /** `off` keeps the widget's statistics from the page. */
  analyticsBridge: oneOf(['on', 'off']),
  /** Path inside the app to open in place of the game. */
  targetUrl: text,
  /** Largest width in CSS px; never above the theme's own. */
  maxWidth: px,
} satisfies Record<string, Reader>

type OptionName = keyof typeof OPTIONS
export type MountOptions = {
  [Name in OptionName]?: Exclude<ReturnType<(typeof OPTIONS)[Name]>, undefined>
}

const attributeOf = (name: string) =>
  'data-vs-' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())

/**
 * Reads a container's attributes, with the given options on top. What cannot be read is left out and named to `complain`.
 */
export function readOptions(
  container: Element,
  given: MountOptions,
  complain: (message: string) => void
): MountOptions {
  const options: Record<string, unknown> = {}
  for (const [name, read] of Object.entries<Reader>(OPTIONS)) {
    const attribute = attributeOf(name)
    const raw = given[name as OptionName] ?? container.getAttribute(attribute)
    if (raw === null) continue
    const value = read(String(raw).trim())
    if (value === undefined) complain(`${attribute}="${raw}" is not understood and is left out`)
    else options[name] = value
  }
  return options
}

import { isPlainObject } from '#shared/http/validation/faults'

/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
const LEAST_RATIO = 4.5

type Colour = readonly [red: number, green: number, blue: number]
type Scheme = Readonly<Record<string, string>>

/** What card-kit's tokens.css sets in every scheme, and in each; a test holds the two together. */
const BOTH: Scheme = {
  'color-side-a': '#ff6b4a',
  'color-side-a-ink': '#1d0a12',
  'color-side-b': '#5b4bff',
  'color-side-b-ink': '#fff',
  'color-accent': '#ffd23f',
  'color-accent-ink': '#1d1300',
  'color-scrim': '#150f24',
  'color-on-video': '#fff',
}
export const TOKEN_DEFAULTS: Readonly<Record<'light' | 'dark', Scheme>> = {
  light: {
    ...BOTH,
    'color-correct': '#0d7a4e',
    'color-correct-ink': '#fff',
    'color-wrong': '#c81e5b',
    'color-wrong-ink': '#fff',
    'color-surface': '#fffaf3',
    'color-raised': '#fff',
    'color-text': '#1a1228',
    'color-text-soft': '#5d5468',
  },
  dark: {
    ...BOTH,
    'color-correct': '#37d997',
    'color-correct-ink': '#04150d',
    'color-wrong': '#ff7ba5',
    'color-wrong-ink': '#24020f',
    'color-surface': '#171026',
    'color-raised': '#261c3b',
    'color-text': '#fff8f0',
    'color-text-soft': '#beb3cd',
  },
}

/** Text and what it stands on. */
const PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ...['side-a', 'side-b', 'accent', 'correct', 'wrong'].map(
    (name) => [`color-${name}-ink`, `color-${name}`] as const
  ),
  ...['color-text', 'color-text-soft'].flatMap((ink) =>
    ['color-surface', 'color-raised'].map((ground) => [ink, ground] as const)
  ),
  ['color-on-video', 'color-scrim'],
]

/** Where a document's tokens and those of its cards make text hard to read, or cannot be checked; it is published all the same. */
export function contrastWarnings(doc: unknown): string[] {
  if (!isPlainObject(doc)) return []
  const cards = isPlainObject(doc.componentsTheme) ? Object.entries(doc.componentsTheme) : []
  const whole = isPlainObject(doc.widgetTheme) ? doc.widgetTheme : {}
  return [
    ...warningsOf('widgetTheme', whole),
    ...warningsOf('gameTheme', doc.gameTheme, whole),
    ...cards.flatMap(([name, theme]) => warningsOf(`componentsTheme.${name}`, theme, whole)),
  ]
}

function warningsOf(path: string, theme: unknown, below: object = {}): string[] {
  if (!isPlainObject(theme)) return []
  const found = PAIRS.flatMap(([ink, ground]) => {
    if (!Object.hasOwn(theme, ink) && !Object.hasOwn(theme, ground)) return []
    return Object.entries(TOKEN_DEFAULTS).flatMap(([scheme, defaults]) => {
      const worn: Record<string, unknown> = { ...defaults, ...below, ...theme }
      const [text, on] = [colourOf(worn[ink]), colourOf(worn[ground])]
      const pair = `${path}: ${ink} on ${ground}`
      if (!text || !on) return [`${pair} cannot be checked: write both as #rrggbb`]
      const ratio = contrast(text, on)
      return ratio >= LEAST_RATIO
        ? []
        : [
            `${pair} has a contrast of ${ratio.toFixed(1)} in the ${scheme} scheme, below ${LEAST_RATIO}`,
          ]
    })
  })
  return [...new Set(found)]
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** null for what is no plain hexadecimal colour. */
function colourOf(value: unknown): Colour | null {
  if (typeof value !== 'string' || !HEX.test(value.trim())) return null
  const digits = value.trim().slice(1)
  const long = digits.length === 3 ? [...digits].map((it) => it + it).join('') : digits
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

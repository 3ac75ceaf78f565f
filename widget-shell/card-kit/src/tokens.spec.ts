import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coloursOf, contrast, distance, VISIONS } from './testing/colours'

const sheets = ['tokens.css', 'tokens_later.css'].map((name) =>
  readFileSync(join(__dirname, name), 'utf8')
)

/** What both sheets set after this selector. */
const coloursAfter = (selector: string) =>
  Object.assign({}, ...sheets.map((css) => coloursOf(css, selector))) as Record<string, string>

const common = coloursAfter('[data-theme] {')
const schemes = {
  light: { ...common, ...coloursAfter("[data-theme='light'] {") },
  dark: { ...common, ...coloursAfter("[data-theme='dark'] {") },
}

const PAIRS = [
  ['side-a', 'side-a-ink'],
  ['side-b', 'side-b-ink'],
  ['accent', 'accent-ink'],
  ['correct', 'correct-ink'],
  ['wrong', 'wrong-ink'],
  ['scrim', 'on-video'],
  ['surface', 'text'],
  ['surface', 'text-soft'],
  ['raised', 'text'],
  ['success', 'success-ink'],
  ['warning', 'warning-ink'],
  ['info', 'info-ink'],
  ['danger', 'danger-ink'],
  ['disabled', 'disabled-ink'],
  ['gold', 'gold-ink'],
  ['silver', 'silver-ink'],
  ['bronze', 'bronze-ink'],
  ['league-1', 'league-1-ink'],
  ['league-2', 'league-2-ink'],
  ['league-3', 'league-3-ink'],
  ['league-4', 'league-4-ink'],
  ...['surface', 'level-1', 'level-2', 'level-3'].flatMap((ground) =>
    ['text', 'text-soft', 'success', 'warning-text', 'info', 'danger'].map(
      (ink) => [ground, ink] as const
    )
  ),
] as const

/** Two series of a chart must be as far apart as this, in hundredths of OKLab; 2 is where a difference begins to be seen. */
const APART = 10

const DATA = Array.from({ length: 8 }, (_, at) => `data-${at + 1}`)

describe.each(Object.entries(schemes))('the colours of the %s scheme', (_, colours) => {
  it.each(PAIRS)('%s carries %s with a contrast of at least 4.5 to 1', (ground, ink) => {
    expect(contrast(colours[ground], colours[ink])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(DATA)('%s stands out from every surface by 3 to 1', (name) => {
    for (const ground of ['surface', 'raised', 'level-1']) {
      expect(contrast(colours[ground], colours[name])).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(Object.entries(VISIONS))('no two series of a chart look alike with %s', (__, vision) => {
    const pairs = DATA.flatMap((one, at) => DATA.slice(0, at).map((other) => [one, other] as const))
    const near = pairs.filter(
      ([one, other]) => distance(colours[one] ?? '', colours[other] ?? '', vision) < APART
    )
    expect(near).toEqual([])
  })
})

it('a page that prefers dark gets the dark scheme', () => {
  expect(coloursAfter(':root:not([data-theme]) {')).toEqual(coloursAfter("[data-theme='dark'] {"))
})

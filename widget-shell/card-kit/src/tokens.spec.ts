import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

function coloursOf(selector: string): Record<string, string> {
  const block = css.split(selector)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--vs-color-([a-z-]+): (#[0-9a-f]+)/g)].map(([, name, value]) => [
      name,
      value,
    ])
  )
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const common = coloursOf('[data-theme] {')
const schemes = {
  light: { ...common, ...coloursOf("[data-theme='light'] {") },
  dark: { ...common, ...coloursOf("[data-theme='dark'] {") },
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
] as const

describe.each(Object.entries(schemes))('the colours of the %s scheme', (_, colours) => {
  it.each(PAIRS)('%s carries %s with a contrast of at least 4.5 to 1', (ground, ink) => {
    expect(contrast(colours[ground], colours[ink])).toBeGreaterThanOrEqual(4.5)
  })
})

it('a page that prefers dark gets the dark scheme', () => {
  expect(coloursOf(':root:not([data-theme]) {')).toEqual(coloursOf("[data-theme='dark'] {"))
})

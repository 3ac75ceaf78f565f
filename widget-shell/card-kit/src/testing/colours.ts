type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

/** The colours that the block after a selector sets, by their names without `--vs-color-`. */
export function coloursOf(css: string, selector: string): Record<string, string> {
  const block = css.split(selector)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--vs-color-([a-z0-9-]+): (#[0-9a-f]+)/g)].map(([, name, value]) => [
      name,
      value,
    ])
  )
}

/** Red, green and blue as amounts of light from 0 to 1. */
function linear(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
}

const times = (matrix: Matrix, [x, y, z]: Rgb) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb

/** The contrast of two colours as WCAG 2 computes it, from 1 to 21. */
export function contrast(one = '', other = ''): number {
  const luminance = (hex: string) =>
    linear(hex).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0)
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * What people without one kind of cones see, as matrices over linear light: Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency", 2009, at full severity.
 */
export const VISIONS: Record<string, Matrix> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'protanopia': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'deuteranopia': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'tritanopia': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** How far two colours are apart for somebody: 100 times the distance in OKLab; 2 is where a difference begins to be seen. */
export function distance(one: string, other: string, vision: Matrix): number {
  const seen = (hex: string) => {
    const light = times(vision, linear(hex)).map((part) => Math.min(1, Math.max(0, part)))
    return times(
      TO_OKLAB,
      times(TO_CONES, light as unknown as Rgb).map(Math.cbrt) as unknown as Rgb
    )
  }
  const [here, there] = [seen(one), seen(other)]
  return 100 * Math.hypot(...here.map((part, at) => part - there[at]!))
}

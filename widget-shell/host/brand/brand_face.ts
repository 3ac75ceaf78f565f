import { adoptStyles } from '@sidepick/card-kit'

const FAMILY = 'Sidepick'
const WEIGHTS = '400 800'
/** Measured at a size at which rounding is negligible. */
const SAMPLE_PX = 200
const SAMPLE = 'Which one would you pick tonight? ¿Con cuál te quedas? 0123456789'

interface Measures {
  width: number
  ascent: number
  descent: number
}

/** What is used of the browser. */
export interface FacePage {
  /** The families in use, as the custom property spells them. */
  families: () => string
  measure: (families: string) => Measures | null
  /** Loads the file under a name that no style uses. */
  load: (name: string, url: string) => Promise<{ drop: () => void }>
  adopt: (css: string) => void
  /** Waits until a text in this family could be drawn. */
  ready: (family: string) => Promise<unknown>
}

export function browserFacePage(document: Document): FacePage {
  const pen = document.createElement('canvas').getContext('2d')
  return {
    families: () =>
      getComputedStyle(document.documentElement).getPropertyValue('--vs-font-family').trim(),
    measure(families) {
      if (!pen) return null
      pen.font = `800 ${SAMPLE_PX}px ${families}`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(SAMPLE)
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent }
    },
    async load(name, url) {
      const face = await new FontFace(name, `url("${url}")`, { weight: WEIGHTS }).load()
      document.fonts.add(face)
      return { drop: () => void document.fonts.delete(face) }
    },
    adopt: adoptStyles,
    ready: (family) => document.fonts.load(`800 16px ${family}`),
  }
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/**
 * Loads the brand's typeface and adjusts it to the metrics of the current one on this device, so that lines keep their
 * height and, on average, their length. Resolves to a function that applies it; before that no text changes.
 */
export async function loadBrandFace(page: FacePage, url: string): Promise<() => void> {
  const families = page.families()
  const measuring = `${FAMILY} measured`
  const raw = await page.load(measuring, url)
  const [old, ours] = [page.measure(families), page.measure(`"${measuring}"`)]
  raw.drop()
  if (!old?.width || !ours?.width) return () => undefined
  const size = old.width / ours.width
  // The overrides are scaled by size-adjust once more.
  const height = (part: number) => percent(part / SAMPLE_PX / size)
  page.adopt(
    `@font-face{font-family:${FAMILY};src:url("${url}") format("woff2");font-weight:${WEIGHTS};` +
      `size-adjust:${percent(size)};ascent-override:${height(old.ascent)};` +
      `descent-override:${height(old.descent)};line-gap-override:0%}`
  )
  await page.ready(FAMILY)
  return () => page.adopt(`:root{--vs-font-family:${FAMILY},${families}}`)
}

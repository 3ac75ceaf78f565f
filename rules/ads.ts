/** The closed sets and sizes of ads, for the server, which checks a configuration, and the host, which shows them. */

interface AdTerms {
  /** Its ads come from other servers, so that consent, ad blockers and unpaid pages keep them out. */
  network: boolean
}

/** Who sells the ads; `ima` and `alt` are VAST tags. */
export const AD_TERMS = {
  null: { network: false },
  house: { network: false },
  ima: { network: true },
  alt: { network: true },
} as const satisfies Record<string, AdTerms>
export type AdProvider = keyof typeof AD_TERMS
export const AD_PROVIDERS = ['null', 'house', 'ima', 'alt'] as const satisfies AdProvider[]

/** Width and height in CSS px. */
export type AdSize = readonly [width: number, height: number]

/** Where a banner stands. */
export const AD_PLACEMENTS = ['top', 'bottom', 'side', 'passive'] as const
export type AdPlacement = (typeof AD_PLACEMENTS)[number]

const RECTANGLE: AdSize = [300, 250]

/** The usual sizes of banners: the first one that fits is taken. */
const BAR_SIZES: readonly AdSize[] = [
  [728, 90],
  [320, 100],
  [320, 50],
  [300, 100],
  [300, 75],
  [300, 50],
]

/** Sizes by placement, the most wanted first. */
export const DISPLAY_SIZES: Record<AdPlacement, readonly AdSize[]> = {
  top: BAR_SIZES,
  bottom: BAR_SIZES,
  side: [RECTANGLE, ...BAR_SIZES],
  passive: [[300, 300], RECTANGLE],
}

/** Sizes of a video ad, the largest first. */
export const VIDEO_AD_SIZES: readonly AdSize[] = [
  [444, 250],
  [420, 236],
  [300, 277],
  [300, 169],
  [300, 162],
]

/** Room in CSS px. */
interface Room {
  widthPx: number
  heightPx: number
}

/** The first of the sizes that fits into the room; null if none does. */
export const adSizeFor = (sizes: readonly AdSize[], { widthPx, heightPx }: Room): AdSize | null =>
  sizes.find(([width, height]) => width <= widthPx && height <= heightPx) ?? null

/** Every number of ads. */
export const AD_NUMBERS = {
  /** How long a network is waited for where neither page nor domain says it, in milliseconds. */
  fetchBufferMs: 1_500,
  /** The longest wait that an address may ask for, in milliseconds. */
  fetchBufferMostMs: 10_000,
  /** A house ad ends this long before its end, in milliseconds. */
  houseEndsEarlyMs: 500,
  houseLastsMs: 8_000,
  /** Draws of a house ad that is neither the last one nor a failed one. */
  houseDraws: 10,
  /** A video ad without its own rule can be skipped after this, in milliseconds. */
  skippableAfterMs: 5_000,
  /** Delay of the first passive ad of a visit, and of the later ones: a random time between both, in milliseconds. */
  passiveFirstMs: [3_000, 7_000],
  passiveLaterMs: [10_000, 25_000],
  /** A banner stands at least this long, in milliseconds. */
  displayStandsMs: 30_000,
  /** Share of a banner that must be in view before it is exchanged. */
  displayInView: 0.5,
} as const

/** The delay of the next passive ad, in milliseconds; `random` is 0..1. */
export function passiveDelayMs(isFirst: boolean, random: number): number {
  const [least, most] = isFirst ? AD_NUMBERS.passiveFirstMs : AD_NUMBERS.passiveLaterMs
  return Math.round(least + (most - least) * random)
}

/** How long a network is waited for, in milliseconds; null if what the address says cannot be read. */
export function fetchBufferMs(given: string | null, ofHostSeconds: number): number | null {
  if (given === null) return ofHostSeconds * 1_000
  const seconds = given.trim() === '' ? Number.NaN : Number(given)
  const isUsable = seconds > 0 && seconds * 1_000 <= AD_NUMBERS.fetchBufferMostMs
  return isUsable ? seconds * 1_000 : null
}

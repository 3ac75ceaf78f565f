/**
 * The drawing of a week's prizes, as anybody can repeat it. All values are lower-case hex of 32 bytes. It runs wherever
 * Web Crypto is: on the server, in a browser and in a command.
 */

/** What is fixed before the outcome can be known. */
export interface Draw {
  leaderboardId: string
  numberOfPrizes: number
  seed: string
  /** What a public beacon gave for the round that was named when the board opened; null without a beacon. */
  randomness: string | null
  /** One for each eligible player, in ascending order. */
  entries: readonly string[]
}

export interface Drawn {
  winners: string[]
  /** Who follows when a winner does not confirm, the first one first. */
  alternates: string[]
}

/** A drawing with what was published before it: the commitment with the board, the hash of the list after its week. */
export interface PublishedDrawing extends Draw, Drawn {
  commitment: string
  listHash: string
  /** What the beacon signed, whose hash is the randomness; null without a beacon. */
  beacon: { signature: string } | null
}

/** Alternates for each prize. */
const ALTERNATES_PER_PRIZE = 2

const HEX = /^[0-9a-f]{64}$/
const SIGNATURE = /^(?:[0-9a-f]{2}){32,128}$/

/** The hash of a seed, which binds the drawing to it before anybody plays. */
export const commitmentOf = (seed: string): Promise<string> => sha256(bytesOf(seed))

/**
 * A player's entry in the published list. Nobody can make a name of it: the number is told to that player alone, who
 * finds the own entry with it once the seed is published.
 */
export const entryOf = (
  seed: string,
  { leaderboardId, number }: { leaderboardId: string; number: string }
): Promise<string> => keyedWith(seed).then((hash) => hash(`${leaderboardId}:${number}`))

/** The hash of the list; it binds the number of prizes as well. */
export const listHashOf = ({
  leaderboardId,
  numberOfPrizes,
  entries,
}: Pick<Draw, 'leaderboardId' | 'numberOfPrizes' | 'entries'>): Promise<string> =>
  sha256(textBytes([leaderboardId, String(numberOfPrizes), ...entries].join('\n')))

/**
 * Sorts the entries by their hash under the key; the first ones win. With a beacon the key is the hash of seed and
 * randomness. Without one it is the seed: the hash of the seed alone would be the commitment, which everybody knows.
 */
export async function draw(fixed: Draw): Promise<Drawn> {
  const { leaderboardId, numberOfPrizes, seed, randomness, entries } = fixed
  const key = randomness === null ? seed : await sha256(bytesOf(seed + randomness))
  const hash = await keyedWith(key)
  const lots = await Promise.all(
    entries.map(async (entry) => ({ entry, lot: await hash(`${leaderboardId}:${entry}`) }))
  )
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  const order = lots.map(({ entry }) => entry)
  return {
    winners: order.slice(0, numberOfPrizes),
    alternates: order.slice(numberOfPrizes, numberOfPrizes * (1 + ALTERNATES_PER_PRIZE)),
  }
}

/**
 * What does not agree: the seed with its commitment, the list with its hash, the randomness with the beacon's signature, or who
 * was drawn.
 */
export type DrawingFault = 'seed' | 'list' | 'beacon' | 'winners' | 'alternates'

/** Repeats a published drawing; empty when everything agrees. */
export async function checkDrawing(published: PublishedDrawing): Promise<DrawingFault[]> {
  const { beacon } = published
  const [commitment, listHash, randomness, drawn] = await Promise.all([
    commitmentOf(published.seed),
    listHashOf(published),
    beacon && sha256(bytesOf(beacon.signature)),
    draw(published),
  ])
  const agrees: Record<DrawingFault, boolean> = {
    seed: commitment === published.commitment,
    list: listHash === published.listHash && ascends(published.entries),
    beacon: randomness === published.randomness,
    winners: isSame(drawn.winners, published.winners),
    alternates: isSame(drawn.alternates, published.alternates),
  }
  return (Object.keys(agrees) as DrawingFault[]).filter((part) => !agrees[part])
}

/** Reads a published drawing from JSON that may come from anywhere; null when it is none. */
export function readDrawing(value: unknown): PublishedDrawing | null {
  if (typeof value !== 'object' || value === null) return null
  const found = value as Record<keyof PublishedDrawing, unknown>
  const { leaderboardId, numberOfPrizes, randomness } = found
  const { seed, commitment, listHash, entries, winners, alternates } = found
  if (typeof leaderboardId !== 'string' || !isCount(numberOfPrizes)) return null
  if (!isHex(seed) || !isHex(commitment) || !isHex(listHash)) return null
  if (randomness !== null && !isHex(randomness)) return null
  const beacon = beaconIn(found.beacon)
  if (beacon === undefined) return null
  if (!isHexes(entries) || !isHexes(winners) || !isHexes(alternates)) return null
  const fixed = { leaderboardId, numberOfPrizes, seed, randomness, entries }
  return { ...fixed, commitment, listHash, beacon, winners, alternates }
}

/** What a drawing says of its beacon; null without one, undefined when it is none. */
function beaconIn(beacon: unknown): PublishedDrawing['beacon'] | undefined {
  if (beacon === null || beacon === undefined) return null
  const { signature } = beacon as { signature?: unknown }
  return typeof signature === 'string' && SIGNATURE.test(signature) ? { signature } : undefined
}

const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const isHexes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHex)
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** In ascending order, each once: an entry that is listed twice would have two chances. */
const ascends = (list: readonly string[]): boolean =>
  list.every((entry, at) => at === 0 || list[at - 1]! < entry)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, at) => entry === other[at])

const textBytes = (text: string) => new TextEncoder().encode(text)

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}

/** HMAC-SHA256 under one key. */
async function keyedWith(key: string): Promise<(text: string) => Promise<string>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
  return async (text) => hexOf(await crypto.subtle.sign('HMAC', imported, textBytes(text)))
}

import { createHash, createHmac } from 'node:crypto'
import {
  checkDrawing,
  commitmentOf,
  draw,
  entryOf,
  listHashOf,
  readDrawing,
  type PublishedDrawing,
} from './drawing.js'

const BOARD = '0193b7a2-5c1e-7d10-8a52-0f3f6c1a9b44'
const SEED = 'a7'.repeat(32)
const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (keyHex: string, text: string) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest('hex')

const SIGNATURE = 'b7'.repeat(48)
const RANDOMNESS = sha(Buffer.from(SIGNATURE, 'hex'))

const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => sha(`${at}`)).sort()

async function published(changes: Partial<PublishedDrawing> = {}): Promise<PublishedDrawing> {
  const fixed = {
    leaderboardId: BOARD,
    numberOfPrizes: 2,
    seed: SEED,
    randomness: RANDOMNESS as string | null,
    beacon: { signature: SIGNATURE } as PublishedDrawing['beacon'],
    entries: entriesOf(20),
    ...changes,
  }
  const commitment = await commitmentOf(fixed.seed)
  return {
    ...fixed,
    commitment,
    listHash: await listHashOf(fixed),
    ...(await draw(fixed)),
    ...changes,
  }
}

const WITHOUT_BEACON = { randomness: null, beacon: null }

/** The same with its first digit changed. */
const changed = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

describe('draw', () => {
  it('sorts by the hash under seed and randomness, as another implementation does', async () => {
    const { entries, winners, alternates } = await published()
    const key = sha(Buffer.from(SEED + RANDOMNESS, 'hex'))
    const lot = (entry: string) => hmac(key, `${BOARD}:${entry}`)
    const order = [...entries].sort((a, b) => (lot(a) < lot(b) ? -1 : 1))
    expect(winners).toEqual(order.slice(0, 2))
    expect(alternates).toEqual(order.slice(2, 6))
  })

  it('draws with the seed alone where no beacon is, never with its public hash', async () => {
    const { entries, winners } = await published(WITHOUT_BEACON)
    const first = (key: string) =>
      [...entries].sort((a, b) =>
        hmac(key, `${BOARD}:${a}`) < hmac(key, `${BOARD}:${b}`) ? -1 : 1
      )[0]
    expect(winners[0]).toBe(first(SEED))
    expect(winners[0]).not.toBe(first(await commitmentOf(SEED)))
  })

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 2, 1],
    [6, 2, 4],
    [7, 2, 4],
  ])('of %i entries takes %i winners and %i alternates', async (count, first, then) => {
    const { winners, alternates } = await published({ entries: entriesOf(count) })
    expect([winners.length, alternates.length]).toEqual([first, then])
  })

  it('gives every entry the same chance', async () => {
    const entries = entriesOf(4)
    const wins = new Map(entries.map((entry) => [entry, 0]))
    for (let run = 0; run < 2_000; run++) {
      const drawing = { leaderboardId: BOARD, numberOfPrizes: 1, seed: SEED, entries }
      const { winners } = await draw({ ...drawing, randomness: sha(`round ${run}`) })
      wins.set(winners[0]!, wins.get(winners[0]!)! + 1)
    }
    // 500 each is expected; the deviation is 19, and five of them happen to nobody.
    for (const count of wins.values()) expect(Math.abs(count - 500)).toBeLessThan(97)
  })
})

describe('entryOf', () => {
  it('is found again by who knows the number', async () => {
    const entry = await entryOf(SEED, { leaderboardId: BOARD, number: '42' })
    expect(entry).toBe(hmac(SEED, `${BOARD}:42`))
  })
})

describe('checkDrawing', () => {
  it('agrees with a drawing that was published as it was drawn', async () => {
    expect(await checkDrawing(await published())).toEqual([])
    expect(await checkDrawing(await published(WITHOUT_BEACON))).toEqual([])
    expect(await checkDrawing(await published({ entries: [] }))).toEqual([])
  })

  it('sees another seed, another list and other winners', async () => {
    const { seed, entries, winners, alternates, commitment, listHash } = await published()
    const faults = async (changes: Partial<PublishedDrawing>) =>
      checkDrawing({ ...(await published()), ...changes })
    expect(await faults({ seed: changed(seed) })).toContain('seed')
    expect(await faults({ commitment: changed(commitment) })).toEqual(['seed'])
    expect(await faults({ listHash: changed(listHash) })).toEqual(['list'])
    expect(await faults({ entries: entries.slice(1) })).toContain('list')
    expect(await faults({ winners: [...winners].reverse() })).toEqual(['winners'])
    expect(await faults({ alternates: alternates.slice(1) })).toEqual(['alternates'])
    expect(await faults({ numberOfPrizes: 3 })).toEqual(['list', 'winners', 'alternates'])
    expect(await faults({ leaderboardId: SEED })).toContain('list')
    expect(await faults({ randomness: changed(RANDOMNESS) })).toContain('winners')
    expect(await faults({ beacon: { signature: changed(SIGNATURE) } })).toEqual(['beacon'])
    expect(await faults({ beacon: null })).toEqual(['beacon'])
  })

  it('refuses an entry that is listed twice, even under its own hash', async () => {
    const [first, ...rest] = entriesOf(5)
    expect(await checkDrawing(await published({ entries: [first!, first!, ...rest] }))).toEqual([
      'list',
    ])
  })
})

describe('readDrawing', () => {
  it('reads what was published, and leaves out what it does not know', async () => {
    const drawing = await published()
    expect(readDrawing(JSON.parse(JSON.stringify({ ...drawing, more: 1 })))).toEqual(drawing)
  })

  it.each<[string, unknown]>([
    ['no object', null],
    ['a text', 'drawing'],
    ['a list', []],
  ])('reads nothing from %s', (_, value) => {
    expect(readDrawing(value)).toBeNull()
  })

  it.each<[keyof PublishedDrawing, unknown]>([
    ['leaderboardId', 7],
    ['numberOfPrizes', -1],
    ['numberOfPrizes', 1.5],
    ['seed', SEED.toUpperCase()],
    ['commitment', SEED.slice(1)],
    ['listHash', null],
    ['randomness', undefined],
    ['beacon', {}],
    ['beacon', { signature: 'b7' }],
    ['entries', ['x']],
    ['winners', 'none'],
    ['alternates', [null]],
  ])('reads nothing where %s is %p', async (field, value) => {
    expect(readDrawing({ ...(await published()), [field]: value })).toBeNull()
  })
})

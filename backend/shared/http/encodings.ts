import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Most bodies that are kept; one of the entry page takes some seventy kilobytes in all its encodings. */
const MAX_BODIES = 300

/** Small enough to compress a page in about two milliseconds, before it is sent for the first time. */
const QUICK_QUALITY = 5

/** Takes up to a hundred milliseconds for a page, beside the requests; the page is a twelfth smaller. */
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY

/** In the order of preference. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** A body in every encoding. */
export type Encoded = Record<Encoding, Buffer>

/** Holds promises, so that simultaneous requests for new content compress it once. */
const bodies = new LRUCache<string, Promise<Encoded>>({ max: MAX_BODIES })

/** There are few such headers, and each is read once. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const encoding = firstAllowed(accepted)
  chosen.set(accepted, encoding)
  return encoding
}

/** The first of our encodings that an `accept-encoding` header allows; a weight of 0 forbids one. */
function firstAllowed(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    })
  )
  const isAllowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find(isAllowed) ?? 'identity'
}

/** Bodies that were, or will be, compressed best. */
const improved = new WeakSet<Promise<Encoded>>()

/** One after the other, so that no more than one core is busy with it. */
let improving: Promise<unknown> = Promise.resolve()

/** Compresses each content once, while it is in use; what is asked for again is compressed best in the background. */
export function encode(text: string): Promise<Encoded> {
  const key = createHash('sha256').update(text).digest('base64url')
  const known = bodies.get(key)
  if (known) {
    improve(known)
    return known
  }
  const made = compress(Buffer.from(text))
  bodies.set(key, made)
  made.catch(() => bodies.delete(key))
  return made
}

function improve(body: Promise<Encoded>) {
  if (improved.has(body)) return
  improved.add(body)
  const run = async () => {
    const encoded = await body
    encoded.br = await brotli(encoded.identity, BEST_QUALITY)
  }
  // What could not be compressed better is sent as it is.
  improving = improving.then(run).catch(() => undefined)
}

async function compress(identity: Buffer): Promise<Encoded> {
  const [br, zipped] = await Promise.all([brotli(identity, QUICK_QUALITY), toGzip(identity)])
  return { br, gzip: zipped, identity }
}

function brotli(identity: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return toBrotli(identity, { params })
}

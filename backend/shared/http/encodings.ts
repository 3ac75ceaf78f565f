import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Most bodies that are kept; one of the entry page takes some seventy kilobytes in all its encodings. */
const MAX_BODIES = 300

/** Small enough to compress a page in about two milliseconds; the highest quality takes a hundred. */
const BROTLI_QUALITY = 5

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

/** Compresses each content once, while it is in use. */
export function encode(text: string): Promise<Encoded> {
  const key = createHash('sha256').update(text).digest('base64url')
  const known = bodies.get(key)
  if (known) return known
  const made = compress(Buffer.from(text))
  bodies.set(key, made)
  made.catch(() => bodies.delete(key))
  return made
}

async function compress(identity: Buffer): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, zipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)])
  return { br, gzip: zipped, identity }
}

const BUCKETS = 10_000

/** Bucket 0 to 9999 of a unit under an experiment's salt; the same in browser and server, and on every visit. */
export function bucketOf(salt: string, unitId: string): number {
  return murmur3(`${salt}:${unitId}`) % BUCKETS
}

/** MurmurHash3 x86 32 bit of the text's UTF-8 bytes, as an unsigned integer. */
export function murmur3(text: string, seed = 0): number {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tailStart = bytes.length - (bytes.length % 4)
  let hash = seed
  for (let i = 0; i < tailStart; i += 4) {
    hash = rotateLeft(hash ^ scramble(view.getUint32(i, true)), 13)
    hash = Math.imul(hash, 5) + 0xe6546b64
  }
  let tail = 0
  for (let i = bytes.length - 1; i >= tailStart; i--) tail = (tail << 8) | view.getUint8(i)
  return finish(hash ^ scramble(tail) ^ bytes.length)
}

function scramble(block: number): number {
  return Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

function finish(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

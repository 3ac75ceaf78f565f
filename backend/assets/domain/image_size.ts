/** The width and height in a picture's header, read before it is decoded; null when the header is invalid. */
export function imageSize(bytes: Buffer): { widthPx: number; heightPx: number } | null {
  try {
    const [widthPx, heightPx] = READERS.find(({ begins }) => begins(bytes))?.read(bytes) ?? [0, 0]
    return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = readonly [number, number]

const textAt = (bytes: Buffer, at: number, length: number) =>
  bytes.toString('latin1', at, at + length)

const READERS: readonly { begins(bytes: Buffer): boolean; read(bytes: Buffer): Size }[] = [
  {
    begins: (bytes) => textAt(bytes, 1, 3) === 'PNG',
    read: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  },
  {
    begins: (bytes) => textAt(bytes, 0, 3) === 'GIF',
    read: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
  },
  { begins: (bytes) => textAt(bytes, 8, 4) === 'WEBP', read: webpSize },
  { begins: (bytes) => bytes.readUInt16BE(0) === 0xffd8, read: jpegSize },
]

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): Size {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)]
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)]
    }
    default:
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  }
}

/** The frame header is one of SOF0 to SOF15; 4, 8 and 12 of that row are other segments. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks from segment to segment, because a thumbnail inside of one has its own frame header, which must be ignored. */
function jpegSize(bytes: Buffer): Size {
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return [0, 0]
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
}

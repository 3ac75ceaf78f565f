/**
 * The width and height in a picture's header, read before it is decoded; null when the header is invalid. A decoder would
 * read some faulty headers another way and draw a far larger picture, so that nothing is taken on trust.
 */
export function imageSize(bytes: Buffer): { widthPx: number; heightPx: number } | null {
  try {
    const [widthPx, heightPx] = READERS.find(({ begins }) => begins(bytes))?.read(bytes) ?? NONE
    return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = readonly [number, number]

const NONE: Size = [0, 0]

const textAt = (bytes: Buffer, at: number, length: number) =>
  bytes.toString('latin1', at, at + length)

const READERS: readonly { begins(bytes: Buffer): boolean; read(bytes: Buffer): Size }[] = [
  {
    begins: (bytes) => textAt(bytes, 1, 3) === 'PNG',
    read: (bytes) =>
      textAt(bytes, 12, 4) === 'IHDR' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : NONE,
  },
  {
    begins: (bytes) => textAt(bytes, 0, 3) === 'GIF',
    read: gifSize,
  },
  { begins: (bytes) => textAt(bytes, 8, 4) === 'WEBP', read: webpSize },
  { begins: (bytes) => bytes.readUInt16BE(0) === 0xffd8, read: jpegSize },
]

/** As many bytes as a table of colours has, by the flags that announce one. */
const coloursLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/**
 * The screen, or as far as the first frame reaches beyond it. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
function gifSize(bytes: Buffer): Size {
  let at = 13 + coloursLength(bytes.readUInt8(10))
  while (bytes.readUInt8(at) === 0x21) {
    at += 2
    while (bytes.readUInt8(at) > 0) at += 1 + bytes.readUInt8(at)
    at += 1
  }
  if (bytes.readUInt8(at) !== 0x2c) return NONE
  return [
    Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)),
    Math.max(bytes.readUInt16LE(8), bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)),
  ]
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): Size {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)]
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)]
    }
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    default:
      return NONE
  }
}

/** The frame header is one of SOF0 to SOF15; 4, 8 and 12 of that row are other segments. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * What stands before the frame header of a whole picture: tables, restart intervals, application data and comments.
 * Other markers have no length, or end a picture.
 */
const isSegment = (marker: number) =>
  [0xc4, 0xcc, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef)

/** Walks from segment to segment, because a thumbnail inside of one has its own frame header, which must be ignored. */
function jpegSize(bytes: Buffer): Size {
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return NONE
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    const length = bytes.readUInt16BE(at + 2)
    if (marker === 0xff) at += 1
    else if (isSegment(marker) && length >= 2) at += 2 + length
    else return NONE
  }
}

import { test } from '@japa/runner'
import { imageSize } from '#assets/domain/image_size'

const word = (value: number) => [value >> 8, value & 0xff]
const littleWord = (value: number) => [value & 0xff, value >> 8]
const letters = (text: string) => [...Buffer.from(text, 'latin1')]

const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  ...word(body.length + 2),
  ...body,
]
const frame = (side: number) => segment(0xc0, [8, ...word(side), ...word(side), 1, 1, 0x11, 0])
const jpeg = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])

const gif = (screen: number, { at, side }: { at: number; side: number }) =>
  Buffer.from([
    ...letters('GIF89a'),
    ...[...littleWord(screen), ...littleWord(screen), 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
    ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...[0x2c, ...littleWord(at), ...littleWord(at), ...littleWord(side), ...littleWord(side), 0],
  ])

const png = (first: string, side: number) =>
  Buffer.from([
    ...[0x89, ...letters('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...letters(first)],
    ...[0, 0, ...word(side), 0, 0, ...word(side)],
  ])

const square = (side: number) => ({ widthPx: side, heightPx: side })

test.group('The size in a header', () => {
  test('of a JPEG is that of its frame, behind whatever segments', ({ assert }) => {
    const thumbnail = segment(0xe1, frame(9))
    assert.deepEqual(imageSize(jpeg(thumbnail, segment(0xfe, [1]), frame(300))), square(300))
    assert.deepEqual(imageSize(jpeg([0xff], segment(0xdb, [0]), frame(300))), square(300))
  })

  test('of a JPEG is not read over a marker {$self}, which has no length')
    .with([0x00, 0x01, 0xd0, 0xd7, 0xd8, 0xd9, 0xda])
    .run(({ assert }, marker) => {
      // Read as a length, the marker of the true frame leads over it, to one that was planted.
      const filler = Array.from({ length: 0xffc0 }, () => 0)
      const tail = Array.from({ length: 40 }, () => frame(16)).flat()
      assert.isNull(imageSize(jpeg([0xff, marker], frame(65_500), filler, tail)))
    })

  test('of a JPEG is not read over a length that is none', ({ assert }) => {
    assert.isNull(imageSize(jpeg([0xff, 0xfe, 0, 1], frame(16))))
  })

  test('of a GIF is its screen, and its first frame where that is larger', ({ assert }) => {
    assert.deepEqual(imageSize(gif(40, { at: 2, side: 30 })), square(40))
    assert.deepEqual(imageSize(gif(1, { at: 5, side: 60_000 })), square(60_005))
  })

  test('of a PNG is in its first chunk, which is the header', ({ assert }) => {
    assert.deepEqual(imageSize(png('IHDR', 64)), square(64))
    assert.isNull(imageSize(png('tEXt', 64)))
  })

  test('of a WebP is that of a chunk that pictures begin with', ({ assert }) => {
    const webp = (chunk: string) =>
      Buffer.from([...letters(`RIFF    WEBP${chunk}`), ...Array.from({ length: 20 }, () => 1)])
    assert.isNotNull(imageSize(webp('VP8 ')))
    assert.isNull(imageSize(webp('EXIF')))
  })

  test('is none where the header ends early', ({ assert }) => {
    for (const whole of [jpeg(frame(5)), gif(5, { at: 0, side: 5 }), png('IHDR', 5)]) {
      assert.isNull(imageSize(whole.subarray(0, 9)))
    }
  })
})

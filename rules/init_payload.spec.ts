import fc from 'fast-check'
import { decodeInitPayload, encodeInitPayload } from './init_payload.js'
import { prefixOf } from './path_prefix.js'
import { DISPLAY_MODES } from './types.js'

const encode = (json: string) => Buffer.from(json).toString('base64url')
const decoded = (json: string) => decodeInitPayload(encode(json))
const unparsable = { ok: false, reason: 'unparsable' }

describe('encodeInitPayload', () => {
  test('writes URL-safe base64 of UTF-8 JSON without padding', () => {
    const payload = { ref: 'https://example.com/¿qué?', note: 'ÿþ>>>???😀' }
    const text = encodeInitPayload(payload)
    expect(text).toBe(encode(JSON.stringify(payload)))
    expect(text).toMatch(/^[\w-]+$/)
  })
})

describe('decodeInitPayload', () => {
  test('gives back whatever was encoded, unknown keys included', () => {
    const unknown = fc.dictionary(
      fc.string({ unit: 'binary' }).map((name) => `x-${name}`),
      fc.jsonValue()
    )
    const known = fc.record({ ref: fc.webUrl(), widgetType: fc.constantFrom(...DISPLAY_MODES) })
    fc.assert(
      fc.property(known, unknown, (one, other) => {
        const payload = JSON.parse(JSON.stringify({ ...other, ...one }))
        const text = encodeInitPayload(payload)
        fc.pre(text.length <= 8192)
        expect(decodeInitPayload(text)).toEqual({ ok: true, payload })
      })
    )
  })

  test('takes padding and does without it', () => {
    const payload = { ref: 'a' }
    const bare = encodeInitPayload(payload)
    const padded = bare.padEnd(Math.ceil(bare.length / 4) * 4, '=')
    expect(padded).not.toBe(bare)
    expect(decodeInitPayload(padded)).toEqual({ ok: true, payload })
    expect(decodeInitPayload(bare)).toEqual({ ok: true, payload })
  })

  test('calls nothing, or nothing but spaces, empty', () => {
    expect(decodeInitPayload('')).toEqual({ ok: false, reason: 'empty' })
    expect(decodeInitPayload('  ')).toEqual({ ok: false, reason: 'empty' })
  })

  test.each(['[1]', 'null', '"text"', '7', '{broken', ''])('refuses the JSON %j', (json) => {
    expect(decoded(json || ' ')).toEqual(unparsable)
  })

  test.each(['!!!!', 'a', 'ab+/', 'e30===', 'e=30', 'ünïcode'])(
    'refuses %j, which is not base64url',
    (text) => {
      expect(decodeInitPayload(text)).toEqual(unparsable)
    }
  )

  test('refuses bytes that are not UTF-8', () => {
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    expect(decodeInitPayload(bytes.toString('base64url'))).toEqual(unparsable)
  })

  test('takes 8 KB and not a character more', () => {
    const ofLength = (chars: number) => encode(`{"x":"${'x'.repeat((chars * 3) / 4 - 8)}"}`)
    expect(ofLength(8192)).toHaveLength(8192)
    expect(decodeInitPayload(ofLength(8192)).ok).toBe(true)
    expect(decodeInitPayload(ofLength(8196))).toEqual({ ok: false, reason: 'too_large' })
  })

  test('drops a display mode it does not know and keeps the rest', () => {
    expect(decoded('{"widgetType":"hologram","ref":"a"}')).toEqual({
      ok: true,
      payload: { ref: 'a' },
    })
    expect(decoded('{"widgetType":"docked"}')).toEqual({
      ok: true,
      payload: { widgetType: 'docked' },
    })
  })

  test('drops a known key that is not text, and never touches a prototype', () => {
    const hostile = decoded('{"ref":{"a":1},"lang":5,"extra":5,"__proto__":{"hacked":1}}')
    expect(hostile).toEqual({ ok: true, payload: { extra: 5 } })
  })

  test('throws at nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(decodeInitPayload(text)).toHaveProperty('ok')
      })
    )
  })
})

describe('prefixOf', () => {
  test.each([
    ['/go/e30/widget/w1', '/go/e30'],
    ['/go/e30?x=/y', '/go/e30'],
    ['/widget/go/e30', ''],
    ['/gone/e30', ''],
    ['', ''],
  ])('%s keeps %j', (path, prefix) => {
    expect(prefixOf(path)).toBe(prefix)
  })
})

import fc from 'fast-check'
import { bucketOf, murmur3 } from './bucket.js'

describe('murmur3', () => {
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['\0\0\0\0', 0, 0x2362f9de],
    ['!Ce', 0, 0x7e4a8634],
    ['!C', 0, 0xa0f7b07a],
    ['!', 0, 0x72661cf4],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['aa', 0x9747b28c, 0x5d211726],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['abcd', 0x9747b28c, 0xf0478627],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('hashes %j with seed %i as the reference does', (text, seed, hash) => {
    expect(murmur3(text, seed)).toBe(hash)
  })
})

describe('bucketOf', () => {
  test('hashes salt and unit joined by a colon', () => {
    expect(bucketOf('salt', 'device')).toBe(murmur3('salt:device') % 10_000)
  })

  test('stays in 0 to 9999 and gives the same unit the same bucket', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (salt, unit) => {
        const bucket = bucketOf(salt, unit)
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 10_000).toBe(true)
        expect(bucketOf(salt, unit)).toBe(bucket)
      })
    )
  })

  test('spreads devices evenly, and again under another salt', () => {
    const units = Array.from({ length: 20_000 }, (_, i) => `device-${i}`)
    const inFirstHalf = (salt: string) => units.filter((unit) => bucketOf(salt, unit) < 5000)
    const one = inFirstHalf('one')
    expect(Math.abs(one.length - 10_000)).toBeLessThan(400)
    const two = new Set(inFirstHalf('two'))
    expect(Math.abs(one.filter((unit) => two.has(unit)).length - 5000)).toBeLessThan(400)
  })
})

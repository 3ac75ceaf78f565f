import fc from 'fast-check'
import { mergeConfig } from './merge_config.js'

const key = fc.constantFrom('a', 'b', 'c')
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.integer()))
const config = fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
  tree: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, leaf, tie('tree'))),
})).tree
const filled = config.map((tree) => mergeConfig({}, tree))

describe('mergeConfig', () => {
  test('merges objects at every depth, later partials winning', () => {
    const base = { theme: { accent: 'red', radius: { card: 4, button: 8 } }, delayMs: 3000 }
    const merged = mergeConfig(
      base,
      { theme: { accent: 'blue' } },
      { theme: { radius: { card: 6 } } }
    )
    expect(merged).toEqual({
      theme: { accent: 'blue', radius: { card: 6, button: 8 } },
      delayMs: 3000,
    })
  })

  test('replaces arrays whole', () => {
    expect(mergeConfig({ cards: ['a', 'b'] }, { cards: ['c'] })).toEqual({ cards: ['c'] })
  })

  test('lets null delete a key and undefined change nothing', () => {
    const base = { a: 1, b: { c: 1, d: 2 } }
    expect(mergeConfig(base, { a: null, b: { c: null, d: undefined } })).toEqual({ b: { d: 2 } })
  })

  test('deletes nothing into being: nulls of a new branch do not become values', () => {
    expect(mergeConfig({}, { flags: { on: true, off: null } })).toEqual({ flags: { on: true } })
  })

  test('keeps the nulls of the base, which are values', () => {
    expect(mergeConfig({ provider: null, other: 1 }, { other: 2 })).toEqual({
      provider: null,
      other: 2,
    })
  })

  test('replaces a value by an object, and an object by a value', () => {
    expect(mergeConfig({ flag: true, theme: { a: 1 } }, { flag: { b: 2 }, theme: false })).toEqual({
      flag: { b: 2 },
      theme: false,
    })
  })

  test('skips partials that are missing', () => {
    expect(mergeConfig({ a: 1 }, undefined, null, { b: 2 })).toEqual({ a: 1, b: 2 })
  })

  test.each(['__proto__', 'constructor', 'prototype'])(
    'does not let %s in, at any depth',
    (unsafe) => {
      const hostile: object = JSON.parse(
        `{"${unsafe}":{"hacked":1},"deep":{"${unsafe}":{"hacked":1}}}`
      )
      for (const merged of [mergeConfig({ deep: {} }, hostile), mergeConfig(hostile)]) {
        expect(Object.keys(merged)).toEqual(['deep'])
        expect(merged).toEqual({ deep: {} })
      }
      expect(({} as Record<string, unknown>).hacked).toBeUndefined()
    }
  )

  test('changes none of its inputs, and shares no object with them', () => {
    const base = { theme: { a: 1 }, list: [{ n: 1 }] }
    const partial = { theme: { b: 2 }, more: { x: [{ n: 1 }] } }
    const merged = mergeConfig(base, partial) as typeof base & typeof partial
    merged.theme.a = 9
    merged.list[0]!.n = 9
    merged.more.x[0]!.n = 9
    expect(base).toEqual({ theme: { a: 1 }, list: [{ n: 1 }] })
    expect(partial).toEqual({ theme: { b: 2 }, more: { x: [{ n: 1 }] } })
  })

  test('gives the same merged at once or one after the other, and twice as once', () => {
    fc.assert(
      fc.property(filled, config, config, (base, one, two) => {
        expect(mergeConfig(base, one, two)).toEqual(mergeConfig(mergeConfig(base, one), two))
        expect(mergeConfig(base, one, one)).toEqual(mergeConfig(base, one))
        expect(mergeConfig(base, {})).toEqual(base)
      })
    )
  })
})

import { clashOf } from './document_clash'

const before = { theme: { width: 640, dark: false }, cards: ['a'], old: 1 }

describe('Two people at one document', () => {
  it('are told of each place that the other one changed, with what was typed there', () => {
    const now = { theme: { width: 700, dark: false }, cards: ['a', 'b'], old: 1 }
    const typed = { theme: { width: 600, dark: false }, cards: ['a'], old: 1 }
    const { moved } = clashOf({ before, now, typed })
    expect(
      moved.map(({ field, before: was, now: is, yours }) => [field.label, was, is, yours])
    ).toEqual([
      ['theme.width', '640', '700', '600'],
      ['cards', '["a"]', '["a","b"]', null],
    ])
  })

  it('keep what each of them changed, and of the same place the one that does not give way', () => {
    const now = { theme: { width: 700 }, cards: ['a'], old: 1, more: {} }
    const typed = { theme: { width: 600, dark: false }, cards: ['c'] }
    const { merged } = clashOf({ before, now, typed })
    expect(merged('nothing')).toEqual({ theme: { width: 600 }, cards: ['c'], more: {} })
    expect(merged('way')).toEqual({ theme: { width: 700 }, cards: ['c'], more: {} })
  })

  it('lose nothing where one wrote a value and the other one a branch', () => {
    const { merged } = clashOf({
      before: { a: 1 },
      now: { a: { 'b.c': 2 } },
      typed: { a: 3 },
    })
    expect(merged('nothing')).toEqual({ a: { 'b.c': 2 } })
  })

  it('change nothing where they agree', () => {
    expect(clashOf({ before, now: before, typed: before }).moved).toEqual([])
    expect(JSON.stringify(clashOf({ before, now: before, typed: before }).merged('way'))).toBe(
      JSON.stringify(before)
    )
  })
})

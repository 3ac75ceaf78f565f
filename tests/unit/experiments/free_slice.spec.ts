import { test } from '@japa/runner'
import fc from 'fast-check'
import { freeSlice, type Slice } from '#experiments/domain/free_slice'

test.group('A free slice', () => {
  test('never overlaps another one, and is found wherever there is room at the end', ({
    assert,
  }) => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 8 })
    fc.assert(
      fc.property(sizes, fc.nat(10_000), (traffics, wanted) => {
        const used: Slice[] = []
        for (const traffic of traffics) {
          const from = freeSlice({ from: wanted, traffic }, used)
          const end = Math.max(0, ...used.map((slice) => slice.from + slice.traffic))
          if (from === null) {
            assert.isAbove(end + traffic, 10_000)
            continue
          }
          assert.isAtMost(from + traffic, 10_000)
          for (const slice of used) {
            assert.isTrue(from >= slice.from + slice.traffic || from + traffic <= slice.from)
          }
          used.push({ from, traffic })
        }
      })
    )
  })

  test('is the old place when that is free, and a gap that fits otherwise', ({ assert }) => {
    const used = [
      { from: 0, traffic: 2000 },
      { from: 5000, traffic: 5000 },
    ]
    assert.equal(freeSlice({ from: 3000, traffic: 2000 }, used), 3000)
    assert.equal(freeSlice({ from: 4000, traffic: 2000 }, used), 2000)
    assert.isNull(freeSlice({ from: 0, traffic: 3001 }, used))
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import { chiSquaredTail, differenceOf, sampleRatioP, shareOf } from '#experiments/domain/statistics'

/** Critical values of the printed tables, to three decimals. */
const TABLE = [
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [13.816, 2, 0.001],
  [7.815, 3, 0.05],
  [16.266, 3, 0.001],
  [9.488, 4, 0.05],
  [14.067, 7, 0.05],
  [24.322, 7, 0.001],
] as [number, number, number][]

test.group('Statistics of experiments', () => {
  test('chi-squared {0} of {1} degrees leaves {2}')
    .with(TABLE.map(([x, degrees, p]) => [x, degrees, p] as const))
    .run(({ assert }, [x, degrees, p]) => {
      assert.closeTo(chiSquaredTail(x, degrees) / p, 1, 0.002)
    })

  test('the chance of a larger value falls from one to nothing', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.integer({ min: 1, max: 7 }),
        (x, more, degrees) => {
          const [tail, less] = [chiSquaredTail(x, degrees), chiSquaredTail(x + more, degrees)]
          assert.isTrue(tail >= 0 && tail <= 1)
          assert.isAtMost(less, tail + 1e-6)
        }
      )
    )
    assert.closeTo(chiSquaredTail(0, 3), 1, 1e-6)
  })

  test('sizes are compared with their weights', ({ assert }) => {
    assert.closeTo(sampleRatioP([500, 500], [1, 1])!, 1, 1e-6)
    // (5100 - 5000)² / 5000 twice is 4.
    assert.closeTo(sampleRatioP([5100, 4900], [1, 1])!, 0.0455, 0.0001)
    assert.isBelow(sampleRatioP([5300, 4700], [1, 1])!, 0.001)
    assert.closeTo(sampleRatioP([9000, 1000], [9, 1])!, 1, 1e-6)
    assert.isNull(sampleRatioP([0, 0], [1, 1]))
    assert.closeTo(sampleRatioP([500, 500, 0], [1, 1, 0])!, 1, 1e-6)
  })

  test('a rate has the interval of Wilson', ({ assert }) => {
    // R: prop.test(10, 100, correct = FALSE)
    const share = shareOf(10, 100)!
    assert.closeTo(share.low, 0.0552, 0.0001)
    assert.closeTo(share.high, 0.1744, 0.0001)
    assert.deepEqual(shareOf(0, 0), null)
    assert.equal(shareOf(0, 20)!.low, 0)
    assert.equal(shareOf(20, 20)!.high, 1)
  })

  test('a difference has the interval of Newcombe', ({ assert }) => {
    // Newcombe 1998, example a: 56 of 70 against 48 of 80, method 10.
    const { value, low, high } = differenceOf(shareOf(56, 70)!, shareOf(48, 80)!)
    assert.closeTo(value, 0.2, 1e-9)
    assert.closeTo(low, 0.0524, 0.0001)
    assert.closeTo(high, 0.3339, 0.0001)
  })
})

import { test } from '@japa/runner'
import { isInstant } from '#shared/http/validation/instants'

test.group('An instant', () => {
  test('lies in the years 1970 to 2199: {$self}')
    .with([0, Date.UTC(2026, 10, 28), Date.UTC(2199, 11, 31, 23, 59, 59, 999)])
    .run(({ assert }, ms) => assert.isTrue(isInstant(ms)))

  test('is nothing else: {$self}')
    .with([-1, 0.5, Number.NaN, Infinity, Date.UTC(2200, 0, 1), 8.64e15, 9e15])
    .run(({ assert }, ms) => assert.isFalse(isInstant(ms)))
})

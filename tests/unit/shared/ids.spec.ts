import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { isId, newId } from '#shared/ids'

test.group('New ids', () => {
  test('sort by the order of their making, also within a millisecond', ({ assert, cleanup }) => {
    const nowMs = Date.now()
    cleanup(clock.replace(() => nowMs))
    const ids = Array.from({ length: 2_000 }, () => newId())
    assert.deepEqual(ids.toSorted(), ids)
    assert.lengthOf(new Set(ids), ids.length)
    assert.isTrue(ids.every(isId))
  })
})

import { randomId } from './random_id'

describe('A random id', () => {
  it('is a version 4 UUID, and another each time', () => {
    const ids = Array.from({ length: 50 }, randomId)
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every digit in every free place', () => {
    const ids = Array.from({ length: 1_000 }, randomId)
    for (const at of [0, 7, 9, 15, 20, 35]) {
      expect(new Set(ids.map((id) => id[at])).size).toBe(16)
    }
  })
})

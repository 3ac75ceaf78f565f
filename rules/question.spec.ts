import { isLongQuestion } from './question'

test('A question is long from its 81st character on', () => {
  expect(isLongQuestion('x'.repeat(80))).toBe(false)
  expect(isLongQuestion('x'.repeat(81))).toBe(true)
})

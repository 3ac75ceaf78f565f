import { variantList } from './variant_list.js'

test('variants are one text, in the order of their experiments', () => {
  expect(variantList({ lock: 'long', cards: 'a' })).toBe('cards:a,lock:long')
  expect(variantList({})).toBe('')
})

test('a list that would be too long is left as it is', () => {
  const variants = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`experiment${index + 10}`, 'on'])
  )
  const list = variantList(variants)
  expect(list.length).toBeLessThanOrEqual(256)
  expect(list.split(',').every((pair) => /^experiment\d\d:on$/.test(pair))).toBe(true)
})

import { moveItems } from './move_items'

const list = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['one to the front', ['d'], { key: 'a', position: 'before' }, 'dabce'],
  ['one to the end', ['a'], { key: 'e', position: 'after' }, 'bcdea'],
  ['two together, in their order', ['e', 'b'], { key: 'c', position: 'after' }, 'acbed'],
  ['nothing onto itself', ['b', 'c'], { key: 'c', position: 'before' }, 'abcde'],
] as const)('moves %s', (_, moved, target, expected) => {
  expect(moveItems(list, new Set(moved), target).join('')).toBe(expected)
})

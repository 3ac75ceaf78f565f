import { isolated } from './isolated'

test('a name that is read from right to left is set apart, so that the sentence keeps its order', () => {
  expect(isolated({ name: 'דנה', other: 'سارة', points: 20, plain: 'Ana' })).toEqual({
    name: '\u2068דנה\u2069',
    other: '\u2068سارة\u2069',
    points: 20,
    plain: 'Ana',
  })
})

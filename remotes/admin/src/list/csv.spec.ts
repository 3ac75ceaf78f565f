import { toCsv } from './csv'

test('quotes what would break a row, and keeps a spreadsheet from running a text', () => {
  expect(
    toCsv(
      ['name', 'points'],
      [
        ['Ada, "the first"', 12],
        ['=HYPERLINK("x")', -3],
        [null, undefined],
        ['two\nlines', true],
      ]
    )
  ).toBe(
    'name,points\r\n"Ada, ""the first""",12\r\n"\'=HYPERLINK(""x"")",-3\r\n,\r\n"two\nlines",true'
  )
})

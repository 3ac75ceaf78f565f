import { reservedBox } from './reserved_box.js'

test('is as large as the display mode, and never narrower than a game', () => {
  expect(reservedBox({})).toEqual({
    mostWidth: 800,
    leastHeight: 307,
    ratio: [428, 307],
    below: null,
  })
  expect(reservedBox({ mode: 'sidebar', maxWidth: 800 })).toMatchObject({
    mostWidth: 300,
    leastHeight: 600,
  })
  expect(reservedBox({ mode: 'playlist' }).below).toContain('160px')
  expect(reservedBox({ maxWidth: 100 }).mostWidth).toBe(302)
  expect(reservedBox({ maxWidth: Number.NaN }).mostWidth).toBe(800)
  expect(reservedBox({ mode: 'docked', mini: true })).toMatchObject({
    mostWidth: 499,
    leastHeight: 86,
  })
})

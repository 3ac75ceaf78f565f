import { fitsInPlace } from './fits_in_place'

let worn = false
const face = { putOn: () => void (worn = true), takeOff: () => void (worn = false) }

/** A page with a heading that is drawn there, and with the typeface here. */
function drawn(there: Partial<DOMRect>, here: Partial<DOMRect>) {
  document.body.innerHTML = '<h2>Tea or coffee?</h2>'
  const heading = document.querySelector('h2')!
  heading.getBoundingClientRect = () => (worn ? here : there) as DOMRect
  return document.body
}

beforeEach(() => (worn = false))

const place = { left: 10, top: 20, bottom: 60 }

test('a typeface by which nothing moves is put on at once', () => {
  expect(fitsInPlace(drawn(place, { ...place, left: 11.5 }), face)).toBe(true)
  expect(worn).toBe(true)
})

test.each([
  ['a line more', { bottom: 80 }],
  ['a line that begins elsewhere', { left: 14 }],
  ['a line that is pushed down', { top: 23, bottom: 63 }],
])('it is taken off again for %s', (_what, moved) => {
  expect(fitsInPlace(drawn(place, { ...place, ...moved }), face)).toBe(false)
  expect(worn).toBe(false)
})

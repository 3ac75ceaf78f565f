import { SOURCES } from './consent_sources'

const gpp = SOURCES.find(({ name }) => name === '__gpp')!
const said = (parsedSections: object) =>
  gpp.read({ pingData: { gppString: 'DBAA', parsedSections: parsedSections as never } }).adConsent

test.each([
  ['a sale in the national section', { usnat: [{ SaleOptOut: 1 }] }],
  ["sharing in a state's section", { usca: [{ SaleOptOut: 2, SharingOptOut: 1 }] }],
  ['one of two states', { usva: [{ SaleOptOut: 2 }], usco: [{ TargetedAdvertisingOptOut: 1 }] }],
])('GPP that opts out of %s forbids personal advertising', (_, sections) => {
  expect(said(sections)).toBe(false)
})

test('GPP that opts out of nothing allows it, and one that says nothing of it leaves it open', () => {
  expect(said({ ustx: [{ SaleOptOut: 2, TargetedAdvertisingOptOut: 2 }] })).toBe(true)
  expect(said({ usnat: [{ SaleOptOut: 0 }] })).toBeNull()
  expect(said({ uspv1: [{ SaleOptOut: 1 }] })).toBeNull()
  expect(said({})).toBeNull()
})

import { TERMS_VERSION } from '@sidepick/rules/terms_version'
import { anEntry } from '../testing/fixtures'
import { startFields } from './start_fields'

const fields = (over: { tosSigned?: boolean } = {}) =>
  startFields({ entry: anEntry([]), points: 0, returnUrl: '/', ...over })

test('whoever ticked the terms has signed the version that this page knows', () => {
  expect(fields({ tosSigned: true }).get('signedTerms')).toBe(TERMS_VERSION)
})

test('whoever ticked none is asked afterwards', () => {
  expect(fields().has('signedTerms')).toBe(false)
})

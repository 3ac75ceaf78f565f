import { signUpVariant } from './sign_up_variant.js'

test.each([
  ['result_pending', 0, 'whereCanWeLetYouKnow'],
  ['result_pending', 2000, 'whereCanWeLetYouKnow'],
  ['points_wait', 0, 'newDontLoseYourPoints'],
  ['points_wait', 374, 'newDontLoseYourPoints'],
  ['points_wait', 375, 'almostThereRegister'],
  ['points_wait', 2000, 'almostThereRegister'],
  ['limit_reached', 70, 'newDontLoseYourPoints'],
  ['limit_reached', 374, 'newDontLoseYourPoints'],
  ['limit_reached', 375, 'almostThereRegister'],
  ['prizes', 0, 'newPrizesEveryWeek'],
  ['prizes', 2000, 'newPrizesEveryWeek'],
] as const)('%s with %i points asks as %s', (occasion, points, variant) => {
  expect(signUpVariant(occasion, points)).toBe(variant)
})

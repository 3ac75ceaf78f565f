import fc from 'fast-check'
import { mostRedeemable, redeemQuote, REDEEM_TERMS } from './redeem_terms.js'

test('the fee comes out of the order', () => {
  expect(redeemQuote(500)).toEqual({ coins: 500, fee: 10, cents: 490 })
  expect(redeemQuote(700)).toEqual({ coins: 700, fee: 14, cents: 686 })
})

test.each([
  [499, 0],
  [500, 500],
  [699, 600],
  [1_234, 1_200],
])('of %i coins %i can be redeemed', (balance, coins) => {
  expect(mostRedeemable(balance)).toBe(coins)
})

test('no order is worth more than it costs, and none takes more than there is', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (balance) => {
      const { coins, fee, cents } = redeemQuote(mostRedeemable(balance))
      expect(coins).toBeLessThanOrEqual(balance)
      expect(coins % REDEEM_TERMS.stepCoins).toBe(0)
      expect(fee + cents).toBe(coins)
      expect(fee).toBeGreaterThanOrEqual(coins * REDEEM_TERMS.fee)
    })
  )
})

import type { GalleryStates } from '@sidepick/card-kit'
import { BALANCE, viewer } from '../testing/samples'

const holding = (coins: number, pendingCoins = 0) => ({
  viewer,
  answers: { 'GET /v1/wallets/account-balance': { body: { ...BALANCE, coins, pendingCoins } } },
})

export const states: GalleryStates = {
  'enough for a gift card': { ...holding(1_260, 340), props: { place: 'page' } },
  'some coins': holding(180),
  'no coins': holding(0),
}

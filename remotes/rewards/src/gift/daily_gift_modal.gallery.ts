import type { GalleryStates } from '@sidepick/card-kit'
import { BALANCE, viewer } from '../testing/samples'

const given = (canCollectFreeGift: boolean) => ({
  viewer,
  answers: {
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, canCollectFreeGift } },
    'GET /v1/wallets/daily-gift': { body: { amount: 10 } },
  },
})

export const states: GalleryStates = {
  'waits to be collected': given(true),
  'was collected': given(false),
  'out of reach': { viewer, answers: { 'GET /v1/wallets/account-balance': { status: 404 } } },
}

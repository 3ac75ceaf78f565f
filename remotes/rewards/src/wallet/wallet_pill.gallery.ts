import type { GalleryStates } from '@sidepick/card-kit'
import { BALANCE, viewer } from '../testing/samples'

const holding = (whiteTickets: number, blackTickets: number) => ({
  viewer,
  answers: {
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, whiteTickets, blackTickets } },
  },
})

export const states: GalleryStates = {
  'some tickets': holding(5, 2),
  'no tickets': holding(0, 0),
  'a great many': holding(12_400, 9_870),
}

import type { Bet, GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { BALANCE, viewer } from '../testing/samples'

const holding = (whiteTickets: number, blackTickets: number) => ({
  viewer,
  answers: {
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, whiteTickets, blackTickets } },
  },
})

const bet: Bet = {
  side: 'A',
  offers: ['white', 'black'],
  ticketType: 'white',
  quantity: null,
  purchasable: false,
  placed: false,
}
const position = 'main-overlay'

export const states: GalleryStates = {
  'some tickets': holding(5, 2),
  'no tickets': holding(0, 0),
  'a great many': holding(12_400, 9_870),
  'while a stake is chosen': {
    ...holding(5, 2),
    props: {
      phase: 'betting',
      play: samplePlay({ picked: 'A', bet }),
      rule: { componentName: 'WalletPill', panel: 'mainPanel', position },
      position,
    },
  },
}

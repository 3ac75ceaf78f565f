import type { Bet, GalleryStates, Wager } from '@sidepick/card-kit'
import { press } from '@sidepick/card-kit/gallery/acts'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { BALANCE, viewer } from '../testing/samples'

const WHITE: Bet = {
  side: 'A',
  offers: ['white'],
  ticketType: 'white',
  purchasable: false,
  quantity: 1,
  placed: true,
}
const WON: Wager = { state: 'won', matched: 1, opponents: [] }
const OPEN: Wager = { state: 'matched', matched: 8, opponents: [] }

const after = (bet: Bet, wager: Wager, canCollectFreeGift = false) => ({
  viewer,
  answers: { 'GET /v1/wallets/account-balance': { body: { ...BALANCE, canCollectFreeGift } } },
  props: {
    phase: 'result' as const,
    play: samplePlay({ picked: 'A', bet, wager }),
    rule: {
      componentName: 'ProfitFlipDialog',
      panel: 'mainPanel',
      position: 'main-bottom',
      props: { winCoins: 170, grayPerWin: 1 },
    },
  },
})

const turned = press('[data-face=front] button')

export const states: GalleryStates = {
  'coins to win': after({ ...WHITE, ticketType: 'black', quantity: 10 }, OPEN),
  'won': after(WHITE, WON),
  'its back, with the gift of the day': { ...after(WHITE, WON, true), act: turned },
  'its back, with tickets left': { ...after(WHITE, WON), act: turned },
}

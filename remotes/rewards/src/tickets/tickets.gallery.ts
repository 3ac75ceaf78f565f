import type { GalleryStates } from '@sidepick/card-kit'
import { aPlay } from '@sidepick/card-kit/testing/sample_plays'
import { BUNDLES } from '../testing/bundles'
import { BALANCE, pageOf, viewer } from '../testing/samples'

const holding = (balance: Partial<typeof BALANCE>) => ({
  viewer,
  answers: {
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, ...balance } },
    'GET /v1/wallets/daily-gift': { body: { amount: 10 } },
  },
})

export const freeTickets: GalleryStates = {
  'a gift waits': { ...holding({ canCollectFreeGift: true }), props: { place: 'page' } },
  'the gift is collected': holding({ gray: 97 }),
  'out of reach': {
    viewer,
    answers: { 'GET /v1/wallets/account-balance': { status: 503 } },
  },
}

const forSale = (body: unknown) => ({ viewer, answers: { 'GET /v1/products': { body } } })

export const purchase: GalleryStates = {
  'bundles': forSale(BUNDLES),
  'nothing for sale': forSale([]),
  'out of reach': { viewer, answers: { 'GET /v1/products': { status: 503 } } },
}

const paid = (n: number) =>
  aPlay(n, { rewardType: 'gift_card', createdAt: new Date().toISOString() })

export const rewardsPartner: GalleryStates = {
  'of a stranger': { props: { place: 'page' } },
  'two games of the day': {
    viewer,
    answers: { 'GET /v1/gameplays?limit=100': { body: pageOf([paid(1), paid(2)]) } },
  },
}

import type { GalleryStates } from '@sidepick/card-kit'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
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

const BUYER = { ...ANA, emailVerified: true }

const forSale = (body: unknown, buyer: Partial<typeof ANA> = {}, coins = BALANCE.coins) => ({
  viewer,
  answers: {
    'GET /v1/products': { body },
    'GET /v1/profiles': { body: { ...BUYER, ...buyer } },
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, coins } },
  },
})

export const purchase: GalleryStates = {
  'bundles': forSale(BUNDLES, {}, 1_260),
  'too few coins': forSale(BUNDLES, {}, 40),
  'nothing for sale': forSale([]),
  'a profile without a birthday': forSale(BUNDLES, { profileIncomplete: true }),
  'an email that is not verified': forSale(BUNDLES, { emailVerified: false }),
  'a state without sales': forSale(BUNDLES, { state: 'TX' }),
  'another country': forSale(BUNDLES, { country: 'MX', state: null }),
  'of a stranger': {},
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

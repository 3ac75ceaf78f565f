import type { GalleryStates } from '@sidepick/card-kit'
import { EMAIL, inTurn, send, until } from '@sidepick/card-kit/gallery/acts'
import { refusal } from '@sidepick/card-kit/gallery/refusals'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { BALANCE, viewer } from '../testing/samples'

const MAIL = 'POST /auth/payout_email_verification'
const PROVE = 'PATCH /auth/payout_email'
const PIN = '[name="pin"]'
const payoutEmail = 'gifts@example.com'

const holding = (coins: number, pendingCoins = 0, more: object = {}) => ({
  viewer,
  answers: {
    'GET /v1/wallets/account-balance': { body: { ...BALANCE, coins, pendingCoins } },
    'GET /v1/profiles': { body: ANA },
    [MAIL]: { body: { sent: true } },
    [PROVE]: { body: { payoutEmail } },
    ...more,
  },
})

const asked = send({ [EMAIL]: payoutEmail, '[name="again"]': payoutEmail })
const told = inTurn(asked, send({ [PIN]: '271828' }))

export const states: GalleryStates = {
  'enough for a gift card': { ...holding(1_260, 340), props: { place: 'page' } },
  'enough for the least one': holding(540),
  'an address that is known': holding(1_260, 0, {
    'GET /v1/profiles': { body: { ...ANA, payoutEmail } },
  }),
  'two addresses': {
    ...holding(1_260),
    act: send({ [EMAIL]: payoutEmail, '[name="again"]': 'gifs@example.com' }),
  },
  'signed in too long ago': {
    ...holding(1_260, 0, { [MAIL]: refusal(403, 'E_SIGN_IN_AGAIN') }),
    act: asked,
  },
  'a PIN is on its way': { ...holding(1_260), act: inTurn(asked, until(PIN)) },
  'a wrong PIN': {
    ...holding(1_260, 0, { [PROVE]: refusal(422, 'E_PIN_INVALID') }),
    act: told,
  },
  'the address is proven': { ...holding(1_260), act: told },
  'some coins': holding(180),
  'no coins': holding(0),
}

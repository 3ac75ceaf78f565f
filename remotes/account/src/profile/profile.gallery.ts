import type { GalleryStates } from '@sidepick/card-kit'
import { answersWith } from './sample_answers'

const discount = { discountCode: 'STOCK30', discountPercent: 30 }
const long = {
  username: 'Maximiliana.Hernandez-Castillo',
  email: 'maximiliana.hernandez.castillo@a-rather-long-mail-host.example',
}

export const states: GalleryStates = {
  'to verify': { answers: answersWith() },
  'verified': {
    answers: answersWith({ emailVerified: true, avatar: '/assets/default-avatar.svg' }),
  },
  'something new': { answers: answersWith({ emailVerified: true }, 3) },
  'long names': { answers: answersWith(long) },
  'a discount to claim': {
    answers: answersWith({ emailVerified: true }),
    props: { props: discount },
  },
  'over a game': { answers: answersWith({ emailVerified: true }), props: { place: 'modal' } },
  'that did not come': { answers: { 'GET /v1/profiles': { status: 404 } } },
}

import type { GalleryStates } from '@sidepick/card-kit'
import { LAST_GAMES, PRIZES } from '../testing/sample_won'
import { achievementsOf, BALANCE, GAMES_PATH } from '../testing/usual_answers'
import { answersWith } from './sample_answers'

const discount = { discountCode: 'STOCK30', discountPercent: 30 }
const long = {
  username: 'Maximiliana.Hernandez-Castillo',
  email: 'maximiliana.hernandez.castillo@a-rather-long-mail-host.example',
}

const streak = { days: 3, playsToday: 2, length: 7, pointsPerDay: 10 }

export const states: GalleryStates = {
  'to verify': { answers: answersWith() },
  'verified': {
    answers: answersWith({ emailVerified: true, avatar: '/assets/default-avatar.svg' }),
  },
  'something new': { answers: answersWith({ emailVerified: true }, 3) },
  'who played and won': {
    answers: {
      ...answersWith({
        emailVerified: true,
        dailyStreak: streak,
        achievements: achievementsOf(4),
      }),
      'GET /v1/wallets/account-balance': { body: { ...BALANCE, blackTickets: 2, coins: 620 } },
      [`GET ${GAMES_PATH}`]: { body: { items: LAST_GAMES, next: null } },
      'GET /v1/prizes': { body: PRIZES },
    },
  },
  'long names': { answers: answersWith(long) },
  'a discount to claim': {
    answers: answersWith({ emailVerified: true }),
    props: { props: discount },
  },
  'over a game': { answers: answersWith({ emailVerified: true }), props: { place: 'modal' } },
  'that did not come': { answers: { 'GET /v1/profiles': { status: 404 } } },
}

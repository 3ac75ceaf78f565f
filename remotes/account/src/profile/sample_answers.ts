import type { Profile } from '@sidepick/rules/types'
import { BALANCE, GAMES_PATH, POINTS_PATH, RULES, WEEK } from '../testing/usual_answers'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'

/** What the platform answers in the galleries of a player's own screens. */
export const answersWith = (change: Partial<Profile> = {}, unread = 0) => ({
  'GET /v1/profiles': { body: { ...ANA, ...change } },
  'GET /v1/wallets/account-balance': { body: BALANCE },
  'GET /v1/achievements': { body: RULES },
  [`GET ${POINTS_PATH}`]: { body: WEEK },
  [`GET ${GAMES_PATH}`]: { body: { items: [], next: null } },
  'GET /v1/prizes': { body: [] },
  'GET /v1/notifications/count': { body: { count: unread, rewardsToClaim: 0 } },
})

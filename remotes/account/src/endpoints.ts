import { defineEndpoints } from '@sidepick/card-kit'

/**
 * What this remote reads: the player's own profile and balances, what was won and played, how much of what they were told is unread, and the legal
 * documents.
 */
export const useAccountEndpoints = defineEndpoints({
  achievementsList: 'GET /v1/achievements',
  gameplaysList: 'GET /v1/gameplays',
  leaderboardsPoints: 'GET /v1/leaderboards/points',
  prizesList: 'GET /v1/prizes',
  profilesOwn: 'GET /v1/profiles',
  walletsBalance: 'GET /v1/wallets/account-balance',
  notificationsCount: 'GET /v1/notifications/count',
  legalTos: 'GET /tos/{lang}',
  legalRules: 'GET /rules/{lang}',
  legalPromotionalRules: 'GET /promotional-rules/{lang}',
  legalPrivacyPolicy: 'GET /privacy-policy/{lang}',
})

type State = ReturnType<typeof useAccountEndpoints>
export type AccountEndpoints = Extract<State, { status: 'ready' }>['endpoints']

import { defineEndpoints } from '@sidepick/card-kit'

/**
 * What this remote reads: the player's own profile and balances, how much of what they were told is unread, and the legal
 * documents.
 */
export const useAccountEndpoints = defineEndpoints({
  achievementsList: 'GET /v1/achievements',
  leaderboardsPoints: 'GET /v1/leaderboards/points',
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

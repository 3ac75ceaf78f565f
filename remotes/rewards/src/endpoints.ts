import { defineEndpoints } from '@sidepick/card-kit'
import { BOARD_READS } from '@sidepick/card-kit/board/board_reads'

/**
 * What this remote reads: plays, notifications, balances with their history, boards, what is for sale, and where payouts go.
 */
export const useRewardsEndpoints = defineEndpoints({
  gameplaysList: 'GET /v1/gameplays',
  gameplaysShow: 'GET /v1/gameplays/{id}',
  gameplaysStats: 'GET /v1/games/{id}/stats',
  ledgerList: 'GET /v1/ledger',
  ...BOARD_READS,
  leaderboardsPoints: 'GET /v1/leaderboards/points',
  leaderboardsPrevious: 'GET /v1/leaderboards/previousLeaderboards',
  notificationsCount: 'GET /v1/notifications/count',
  notificationsList: 'GET /v1/notifications',
  prizesList: 'GET /v1/prizes',
  productsList: 'GET /v1/products',
  walletsBalance: 'GET /v1/wallets/account-balance',
  walletsGift: 'GET /v1/wallets/daily-gift',
})

type State = ReturnType<typeof useRewardsEndpoints>
export type RewardsEndpoints = Extract<State, { status: 'ready' }>['endpoints']

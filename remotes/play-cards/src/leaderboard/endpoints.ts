import { defineEndpoints } from '@sidepick/card-kit'
import { BOARD_READS } from '@sidepick/card-kit/board/live_board'

export const useLeaderboardEndpoints = defineEndpoints(BOARD_READS)

import { defineEndpoints } from '@sidepick/card-kit'
import { BOARD_READS } from '@sidepick/card-kit/board/board_reads'

export const useLeaderboardEndpoints = defineEndpoints(BOARD_READS)

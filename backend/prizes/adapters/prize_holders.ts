import { PrizeHoldersContract, type PrizeHolder } from '#leaderboards/contract'
import { listHolders } from '#prizes/store/awards'

export class PrizeHolders extends PrizeHoldersContract {
  async listOf(boardIds: readonly string[]): Promise<PrizeHolder[]> {
    return (await listHolders(boardIds)).map((row) => ({
      boardId: row.leaderboard_id,
      userId: row.user_id,
      initialsOnly: Boolean(row.initials_only),
    }))
  }
}

import { inject } from '@adonisjs/core'
import { ClaimableRewardsContract } from '#notifications/contract'
import { countUnread } from '#notifications/queries/count_unread'

/** The counts behind the dots in the menu. */
@inject()
export class GetCounts {
  constructor(private readonly rewards: ClaimableRewardsContract) {}

  async handle(userId: string): Promise<{ count: number; rewardsToClaim: number }> {
    return {
      count: await countUnread(userId),
      rewardsToClaim: await this.rewards.countFor(userId),
    }
  }
}

import { inject } from '@adonisjs/core'
import { ClaimableRewardsContract } from '#notifications/contract'
import { countUnread } from '#notifications/queries/count_unread'

/** What the dots of the menu show. */
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

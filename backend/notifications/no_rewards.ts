import { ClaimableRewardsContract } from '#notifications/contract'

export class NoRewards extends ClaimableRewardsContract {
  countFor(): Promise<number> {
    return Promise.resolve(0)
  }
}

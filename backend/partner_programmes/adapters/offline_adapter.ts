import logger from '@adonisjs/core/services/logger'
import type { ProgrammeCredit, RewardAdapter } from '#partner_programmes/adapters/reward_adapter'

/** Used without REWARDS_URL: credits are only stored in our table, and no request is sent. */
export class OfflineAdapter implements RewardAdapter {
  async credit({ points, distributorId, reference }: ProgrammeCredit): Promise<void> {
    logger.info({ points, distributorId, reference }, 'rewards: credited here alone')
  }
}

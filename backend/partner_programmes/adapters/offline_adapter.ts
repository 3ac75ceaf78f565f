import logger from '@adonisjs/core/services/logger'
import type { ProgrammeCredit, RewardAdapter } from '#partner_programmes/adapters/reward_adapter'

/** Where no programme is named: what would be credited stands in our own table, and nobody is called. */
export class OfflineAdapter implements RewardAdapter {
  async credit({ points, distributorId, reference }: ProgrammeCredit): Promise<void> {
    logger.info({ points, distributorId, reference }, 'rewards: credited here alone')
  }
}

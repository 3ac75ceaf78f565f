import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/domain_events'
import { outbox } from '#shared/outbox'
import { personalData } from '#shared/personal_data'
import { deliverCredit } from '#rewards/actions/deliver_credit'
import { PartnerAccountsContract, RewardsContract } from '#rewards/contract'
import { HttpAdapter } from '#rewards/http_adapter'
import { OfflineAdapter } from '#rewards/offline_adapter'
import { rewardsPersonalData } from '#rewards/personal_data'
import type { RewardAdapter } from '#rewards/reward_adapter'
import { CREDIT_TOPIC, creditUnlinked, Rewards } from '#rewards/rewards'

/** Binds the module's contract to its implementation, and delivers what it writes. */
export default class RewardsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(RewardsContract, () => new Rewards())
  }

  boot() {
    personalData.keep(rewardsPersonalData)
    subscribe('account_linked', creditUnlinked)
    outbox.handle<{ playId: string }>(CREDIT_TOPIC, async (credit) => {
      const accounts = await this.app.container.make(PartnerAccountsContract)
      await deliverCredit(credit, { accounts, adapter: await chosenAdapter() })
    })
  }
}

async function chosenAdapter(): Promise<RewardAdapter> {
  const { default: env } = await import('#start/env')
  const url = env.get('REWARDS_URL')
  return url ? new HttpAdapter(url, env.get('REWARDS_KEY', '')) : new OfflineAdapter()
}

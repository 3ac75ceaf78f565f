import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { outbox } from '#shared/delivery/outbox'
import { personalData } from '#shared/privacy/personal_data'
import { deliverCredit } from '#partner_programmes/actions/deliver_credit'
import { PartnerAccountsContract, PartnerProgrammesContract } from '#partner_programmes/contract'
import { HttpAdapter } from '#partner_programmes/adapters/http_adapter'
import { OfflineAdapter } from '#partner_programmes/adapters/offline_adapter'
import { programmesPersonalData } from '#partner_programmes/store/personal_data'
import type { RewardAdapter } from '#partner_programmes/adapters/reward_adapter'
import {
  CREDIT_TOPIC,
  creditUnlinked,
  PartnerProgrammes,
} from '#partner_programmes/partner_programmes'

/** Binds the module's contract to its implementation, and delivers what it writes. */
export default class PartnerProgrammesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(PartnerProgrammesContract, () => new PartnerProgrammes())
  }

  boot() {
    personalData.keep(programmesPersonalData)
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

// Imported for their types: they declare the mail and the events of this module, and those that it listens to.
import type {} from '#leaderboards/events/prizes_awarded'
import type {} from '#prizes/events/prize_told'
import type {} from '#prizes/mails/mail_data'
import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { outbox } from '#shared/delivery/outbox'
import { personalData } from '#shared/privacy/personal_data'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import { problemCodes } from '#shared/problem_codes'
import { PrizeHoldersContract } from '#leaderboards/contract'
import { enterAwards } from '#prizes/actions/enter_awards'
import { TELL_WINNER, type WinnerToTell } from '#prizes/actions/offer'
import { TellWinner } from '#prizes/actions/tell_winner'
import { PrizeHolders } from '#prizes/adapters/prize_holders'
import { sealedContacts } from '#prizes/domain/contact'
import { prizeProblems } from '#prizes/domain/problem_codes'
import { prizePersonalData } from '#prizes/store/personal_data'

/** No module asks this one. It binds what `leaderboards` asks of it. */
export default class PrizesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(PrizeHoldersContract, () => new PrizeHolders())
  }

  boot() {
    problemCodes.declare(prizeProblems)
    personalData.keep(prizePersonalData)
    sealedColumns.keep(sealedContacts)
    subscribe('prizes_awarded', enterAwards)
    outbox.handle<WinnerToTell>(TELL_WINNER, async (winner, { key }) =>
      (await this.app.container.make(TellWinner)).handle(winner, key)
    )
  }
}

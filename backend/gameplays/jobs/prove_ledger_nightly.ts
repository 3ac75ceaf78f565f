import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { ProveLedger } from '#gameplays/actions/prove_ledger'

/** Verifies the ledger every night. */
export default class ProveLedgerNightly extends ScheduledJob {
  static readonly options = { name: 'prove_ledger_nightly' }

  async execute(): Promise<void> {
    await (await app.container.make(ProveLedger)).handle()
  }
}

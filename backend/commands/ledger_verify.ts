import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { verifyLedger } from '#wallets/queries/verify_ledger'

/** Checks the ledger's sums, balances and uniqueness. Exit code 1 for a mismatch. */
export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description = 'Prove the sums, balances and uniqueness of the ledger'
  static options: CommandOptions = { startApp: true }

  async run() {
    const report = await verifyLedger()
    for (const finding of report.findings) this.logger.error(finding)
    if (report.findings.length > 0) {
      this.exitCode = 1
      return
    }
    this.logger.success(
      `${report.transactions} transactions, ${report.postings} postings, ${report.accounts} balances: all agree`
    )
  }
}

import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { transact } from '#shared/database/transact'
import { demoteOutsidePlays, endedWeek } from '#achievements/actions/demote'
import { WalletsContract } from '#wallets/contract'

/** Players per transaction, so that its locks are short. */
const BATCH = 200

/** Demotes all players without a play in the last whole week. */
@inject()
export class DemoteIdle {
  constructor(private readonly wallets: WalletsContract) {}

  async handle(): Promise<void> {
    const week = endedWeek()
    for (let found = BATCH; found === BATCH;) {
      found = await transact((trx) => this.demoteSome(week, trx))
    }
  }

  /** Demoting clears the week, so that nobody is found twice. */
  private async demoteSome(
    week: ReturnType<typeof endedWeek>,
    trx: TransactionClientContract
  ): Promise<number> {
    const players = await run<Columns<'player_progress', 'user_id' | 'league'>>(
      trx,
      `select user_id, league from player_progress where played_week < ?
       order by user_id limit ${BATCH}${forUpdate(trx)}`,
      [week.period]
    )
    if (players.length === 0) return 0
    await demoteOutsidePlays({ players, ...week }, this.wallets, trx)
    return players.length
  }
}

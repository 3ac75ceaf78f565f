import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { listOwn } from '#prizes/store/awards'
import { toPrize } from '#prizes/transformers/prize'

/** A player's places in drawings. A closed account gives up what it was not sent yet; the address goes at once. */
export const prizePersonalData: PersonalDataKeeper = {
  section: 'prizes',
  tables: ['prize_awards'],

  collect: async (userId) => (await listOwn(userId)).map(toPrize),

  async erase(userId, trx) {
    await run(
      trx,
      `update prize_awards set state = 'passed_on', reason = 'closed', passed_on_at = ?
       where user_id = ? and state in ('waiting', 'offered', 'confirmed')`,
      [clock.nowMs(), userId]
    )
    await run(trx, 'update prize_awards set contact_sealed = null where user_id = ?', [userId])
  },
}

import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { addToOutbox } from '#shared/delivery/outbox'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { ASSET_COLUMNS, type AssetRow } from '#assets/store/asset_row'
import { FILE_REMOVAL } from '#assets/store/stored_files'
import { toAsset } from '#assets/transformers/asset'

/** The pictures a player uploaded. They are deleted with the account, used or not. */
export const assetPersonalData: PersonalDataKeeper = {
  section: 'assets',
  tables: ['assets', 'upload_days'],

  async collect(userId) {
    const rows = await run<AssetRow>(
      db.connection(),
      `select ${ASSET_COLUMNS} from assets where owner_id = ? and deleted_at is null
       order by created_at, id`,
      [userId]
    )
    return rows.map(toAsset)
  },

  async erase(userId, trx) {
    // First, because it locks the row that storing a picture locks: a concurrent upload ends before this or is refused.
    await run(trx, 'delete from upload_days where owner_id = ?', [userId])
    const removed = await run<Columns<'assets', 'id' | 'key'>>(
      trx,
      `update assets set deleted_at = ?, uses = 0 where owner_id = ? and deleted_at is null
       returning id, key`,
      [clock.nowMs(), userId]
    )
    for (const { id, key } of removed) {
      const removal = { topic: FILE_REMOVAL, key: `${FILE_REMOVAL}:${id}`, payload: { key } }
      await addToOutbox(removal, trx)
    }
  },
}

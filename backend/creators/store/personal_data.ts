import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { ERASED_NAME } from '#creators/store/creator_row'
import { findCreator } from '#creators/queries/find_creator'

/** What games show of their creator. The games stay, without a name. */
export const creatorPersonalData: PersonalDataKeeper = {
  section: 'creator',
  tables: ['creators'],

  collect: (userId) => findCreator(userId),

  async erase(userId, trx) {
    await run(
      trx,
      'update creators set user_name = ?, avatar = null, avatar_asset_id = null where user_id = ?',
      [ERASED_NAME, userId]
    )
  },
}

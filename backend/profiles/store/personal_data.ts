import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { getPersonalInformation } from '#profiles/queries/get_personal_information'
import { listClosed } from '#profiles/queries/list_closed'

const COLUMNS = `email, username, status, profile_color as "profileColor", avatar, language, country, state,
  us_residency_confirmed_at as "usResidencyConfirmedAtMs", region_changed_at as "regionChangedAtMs",
  email_verified_at as "emailVerifiedAtMs", payout_email as "payoutEmail",
  payout_email_confirmed_at as "payoutEmailConfirmedAtMs", distributor_id as "distributorId",
  referrer_id as "referrerId", source_domain as "sourceDomain", experiment_variant as "experimentVariant", claimed_points as "claimedPoints",
  terms_version as "termsVersion", terms_signed_at as "termsSignedAtMs", created_at as "createdAtMs"`

/** A player's own data. Closing the account anonymises both tables first, so nothing is left to erase. */
export const profilePersonalData: PersonalDataKeeper = {
  section: 'profile',
  tables: ['users', 'personal_information'],

  async collect(userId) {
    const [profile] = await run(
      db.connection(),
      `select ${COLUMNS} from users where id = ? and status <> 'deleted'`,
      [userId]
    )
    return { ...profile, personalInformation: await getPersonalInformation(userId) }
  },

  listClosed,
}

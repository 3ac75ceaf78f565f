import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { transact } from '#shared/database/transact'
import type { UserRecord } from '#profiles/contract'
import type { PersonalInformation } from '#profiles/domain/personal_fields'
import { findUser } from '#profiles/queries/find_user'
import { getPersonalInformation } from '#profiles/queries/get_personal_information'

/** Decrypts a player's sealed data for an admin, and audits the access; null for an unknown player. */
export async function openProfile(
  userId: string,
  actor: Actor
): Promise<{ user: UserRecord; personalInformation: PersonalInformation | null } | null> {
  const user = await findUser('id', userId)
  if (user === null) return null
  const line = { action: 'profile.opened', target: { type: 'user', id: userId } } as const
  await transact((trx) => audit({ ...actor, ...line, before: null, after: null }, trx))
  return { user, personalInformation: await getPersonalInformation(userId) }
}

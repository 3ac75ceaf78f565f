import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import type { SocialPerson } from '#auth/social/person'

/** Links a provider's identity to this player. False when it belongs to a player already. */
export async function linkIdentity(
  { provider, subject }: Pick<SocialPerson, 'provider' | 'subject'>,
  userId: string,
  trx: TransactionClientContract,
  { joinedBySession = false } = {}
): Promise<boolean> {
  const [linked] = await run(
    trx,
    `insert into social_identities (provider, subject, user_id, joined_by_session, linked_at)
     values (?, ?, ?, ?, ?)
     on conflict do nothing returning user_id`,
    [provider, subject, userId, joinedBySession, clock.nowMs()]
  )
  if (linked === undefined) return false
  await publish({ type: 'account_linked', userId, provider, linkId: newId() }, trx)
  return true
}

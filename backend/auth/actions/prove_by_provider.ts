import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProfilesContract } from '#profiles/contract'
import { clearUnproved, type Kept } from '#auth/actions/clear_unproved'
import { proveEmail } from '#auth/actions/prove_email'
import type { SocialPerson } from '#auth/social/person'

/** Takes a provider's word that somebody who is this player reads the player's address. The first such word clears. */
export async function proveByProvider(
  person: SocialPerson,
  { userId, familyId }: { userId: string } & Pick<Kept, 'familyId'>,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<void> {
  if (person.email === null || !person.emailVerified) return
  const proof = await proveEmail({ userId, email: person.email }, profiles, trx)
  if (!proof || proof.wasProved) return
  await clearUnproved(proof.user, { familyId, identity: person }, profiles, trx)
}

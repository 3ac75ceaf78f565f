import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProfilesContract } from '#profiles/contract'
import { ClearUnproved } from '#auth/actions/clear_unproved'
import type { Kept } from '#auth/actions/end_unproved_access'
import { proveEmail } from '#auth/actions/prove_email'
import type { SocialPerson } from '#auth/social/person'

/** Verifies the player's address by a provider's statement. The first verification clears the account. */
@inject()
export class ProveByProvider {
  constructor(
    private profiles: ProfilesContract,
    private clearUnproved: ClearUnproved
  ) {}

  async handle(
    person: SocialPerson,
    { userId, familyId }: { userId: string } & Pick<Kept, 'familyId'>,
    trx: TransactionClientContract
  ): Promise<void> {
    if (person.email === null || !person.emailVerified) return
    const proof = await proveEmail({ userId, email: person.email }, this.profiles, trx)
    if (!proof || proof.wasProved) return
    await this.clearUnproved.handle(proof.user, { familyId, identity: person }, trx)
  }
}

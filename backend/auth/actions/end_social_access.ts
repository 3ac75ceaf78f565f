import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { SocialPerson } from '#auth/social/person'

/**
 * Removes linked accounts that a stolen session may have added; callers also end the sessions and unfinished sign-ins.
 * If the address was not verified before, it removes all of them, because somebody may have linked theirs to another
 * person's address.
 */
export async function endSocialAccess(
  {
    userId,
    addressWasProved,
    except,
  }: {
    userId: string
    addressWasProved: boolean
    /** The account that verifies the address. */
    except?: Pick<SocialPerson, 'provider' | 'subject'>
  },
  trx: TransactionClientContract
): Promise<void> {
  const which = addressWasProved ? ' and joined_by_session' : ''
  const others = except ? ' and not (provider = ? and subject = ?)' : ''
  await run(trx, `delete from social_identities where user_id = ?${which}${others}`, [
    userId,
    ...(except ? [except.provider, except.subject] : []),
  ])
}

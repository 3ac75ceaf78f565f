import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { SocialPerson } from '#auth/social/person'

/**
 * Forgets the accounts elsewhere that somebody with a stolen session may have joined; those who call it end the sessions
 * too, with the sign-ins through such accounts that are under way. Where nobody had proved the address before, it forgets all of them: somebody may have linked theirs to
 * an address that was never their own.
 */
export async function endSocialAccess(
  {
    userId,
    addressWasProved,
    except,
  }: {
    userId: string
    addressWasProved: boolean
    /** What the address is being proved with. */
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

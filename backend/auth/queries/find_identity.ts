import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { SocialPerson } from '#auth/social/person'

/** The player of a provider's identity; null when there is none. */
export async function findIdentity(
  { provider, subject }: Pick<SocialPerson, 'provider' | 'subject'>,
  client: QueryClientContract
): Promise<string | null> {
  const [row] = await run<Columns<'social_identities', 'user_id'>>(
    client,
    'select user_id from social_identities where provider = ? and subject = ?',
    [provider, subject]
  )
  return row?.user_id ?? null
}

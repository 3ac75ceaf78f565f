import type { Http } from '@sidepick/card-kit'
import type { StoredVariants } from '@sidepick/rules/experiments'
import type { Session } from '../session/session'

interface AccountParts {
  http: Http
  session: Pick<Session, 'settled' | 'profile' | 'on'>
}

const plain = (stored: StoredVariants): StoredVariants =>
  Object.fromEntries(
    Object.entries(stored).map(([key, { version, variant }]) => [key, { version, variant }])
  )

/**
 * Hands a device's variants to the player's account, and resolves with the account's own; with none for a stranger, and
 * where the server does not answer.
 */
export async function exchangeVariants(
  { http, session }: AccountParts,
  stored: StoredVariants
): Promise<StoredVariants> {
  await session.settled()
  if (session.profile() === null) return {}
  try {
    const body = { assigned: plain(stored) }
    return (await http('POST /v1/experiments/mine', { body })).assigned
  } catch {
    return {}
  }
}

import { newId } from '#shared/ids'
import { addToOutbox } from '#shared/delivery/outbox'
import { transact } from '#shared/database/transact'

/** What anybody may ask for by naming an address. */
export interface MailWishes {
  'auth.password_link': { email: string; language: string | null; returnUrl: string | null }
  'auth.verification': { email: string; userId: string; language: string | null }
}

/**
 * Writes the wish down for later. Nobody looks for the account until the answer is on its way, so that known and unknown
 * addresses cost the same work, to the statement.
 */
export async function askForMail<Wish extends keyof MailWishes>(
  wish: Wish,
  payload: MailWishes[Wish]
): Promise<void> {
  await transact((trx) => addToOutbox({ topic: wish, key: `${wish}:${newId()}`, payload }, trx))
}

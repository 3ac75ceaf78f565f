import { newId } from '#shared/ids'
import { addToOutbox } from '#shared/delivery/outbox'
import { transact } from '#shared/database/transact'

/** The mails that anybody may request for an address. */
export interface MailWishes {
  'auth.password_link': { email: string; language: string | null; returnUrl: string | null }
  'auth.verification': { email: string; userId: string; language: string | null }
}

/**
 * Queues the request. The account is looked up only after the response, so that known and unknown addresses run the
 * same statements.
 */
export async function askForMail<Wish extends keyof MailWishes>(
  wish: Wish,
  payload: MailWishes[Wish]
): Promise<void> {
  await transact((trx) => addToOutbox({ topic: wish, key: `${wish}:${newId()}`, payload }, trx))
}

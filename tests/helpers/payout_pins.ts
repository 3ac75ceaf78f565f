import type { ApiClient } from '@japa/api-client'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import type { TestPlayer } from '#tests/helpers/players'

export const SEND = '/auth/payout_email_verification'
export const CONFIRM = '/auth/payout_email'

export const send = (client: ApiClient, player: TestPlayer, email: string) =>
  client
    .post(SEND)
    .bearerToken(player.accessToken)
    .json({ payoutEmail: email, confirmPayoutEmail: email })

export const confirm = (client: ApiClient, player: TestPlayer, email: string, pin: string) =>
  client.patch(CONFIRM).bearerToken(player.accessToken).json({ payoutEmail: email, pin })

export const addressOf = ({ id }: TestPlayer) => `pay-${id}@example.com`

/** Asks for a PIN and reads it in the mail. */
export async function mailedPin(client: ApiClient, player: TestPlayer): Promise<string> {
  const mailbox = await openMailbox()
  const response = await send(client, player, addressOf(player))
  response.assertStatus(200)
  response.assertBody({ sent: true })
  await drainOutbox()
  const [mail] = await mailbox.to(addressOf(player))
  return /\b\d{6}\b/.exec(mail!.text!)![0]
}

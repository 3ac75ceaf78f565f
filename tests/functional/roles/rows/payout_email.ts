import db from '@adonisjs/lucid/services/db'
import { pinHmac } from '#accounts/domain/payout_pin'
import { clock } from '#shared/clock'
import { signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

const PIN = '123456'
const addressOf = (id: string) => `pay-${id}@example.com`

/** Everybody has been sent a PIN. */
async function sendPins(cast: Cast) {
  const nowMs = clock.nowMs()
  const rows = Object.values(cast).map(({ id }) => ({
    user_id: id,
    email: addressOf(id),
    hmac: pinHmac(PIN, { userId: id, email: addressOf(id) }),
    tries: 0,
    created_at: nowMs,
    expires_at: nowMs + 60_000,
  }))
  await db.table('payout_pins').multiInsert(rows)
}

export const payoutEmailRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'auth.payout_email_verification',
    call: ({ caller }) => {
      const payoutEmail = addressOf(caller?.id ?? 'nobody')
      return { body: { payoutEmail, confirmPayoutEmail: payoutEmail } }
    },
    answers: signedIn(),
    changes: () => db.from('payout_pins').orderBy('user_id'),
  }),
  endpoint({
    route: 'auth.payout_email',
    given: sendPins,
    call: ({ caller }) => ({ body: { payoutEmail: addressOf(caller?.id ?? 'nobody'), pin: PIN } }),
    answers: signedIn(),
    changes: () => db.from('users').whereNotNull('payout_email').select('id').orderBy('id'),
    shows: ({ assert, response, caller }) =>
      assert.equal(response.body().payoutEmail, addressOf(caller!.id)),
  }),
]

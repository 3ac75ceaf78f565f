import { inject } from '@adonisjs/core'
import { game } from '#config/game'
import type { Caller } from '#shared/caller'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { failure, success, type Result } from '#shared/result'
import { throttleMails } from '#shared/delivery/throttle_mails'
import { transact } from '#shared/database/transact'
import { AccessContract } from '#accounts/contract'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { newPin, pinHmac } from '#accounts/domain/payout_pin'

type SendPayoutPinError =
  { type: 'too_many_requests'; retryAfterSeconds: number } | { type: 'signed_out' }

/** Mails a PIN to the new payout address. It replaces an earlier PIN. */
@inject()
export class SendPayoutPin {
  constructor(
    private profiles: ProfilesContract,
    private access: AccessContract
  ) {}

  async handle(
    caller: Pick<Caller, 'id' | 'familyId'>,
    email: string
  ): Promise<Result<null, SendPayoutPinError>> {
    const { id: userId } = caller
    const user = await this.profiles.find(userId)
    if (user === null) return failure({ type: 'signed_out' })
    const retryAfterSeconds = await waitSeconds(user, email)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_requests', retryAfterSeconds })

    const pin = newPin()
    return transact(async (trx): Promise<Result<null, SendPayoutPinError>> => {
      if (!(await this.access.holdSession(caller, trx))) return failure({ type: 'signed_out' })
      const nowMs = clock.nowMs()
      await run(
        trx,
        `insert into payout_pins (user_id, email, hmac, tries, created_at, expires_at)
         values (?, ?, ?, 0, ?, ?)
         on conflict (user_id) do update set email = excluded.email, hmac = excluded.hmac, tries = 0,
           created_at = excluded.created_at, expires_at = excluded.expires_at`,
        [userId, email, pinHmac(pin, { userId, email }), nowMs, nowMs + game.tokens.payoutPinMs]
      )
      const mail = {
        mail: 'payout_pin',
        to: email,
        language: user.language,
        data: { pin },
      } as const
      await queueMail({ ...mail, key: `payout_pin:${newId()}` }, trx)
      return success(null)
    })
  }
}

/**
 * The limit counts the address as well as the player, so that many accounts cannot flood a mailbox. It does not count
 * for the address's own account, so that strangers cannot keep its owner from a PIN.
 */
async function waitSeconds(user: UserRecord, email: string): Promise<number | null> {
  const own = user.emailVerified && user.email === email
  return (
    (await throttleMails('payout_pin', user.id)) ??
    (own ? null : await throttleMails('payout_pin_address', email))
  )
}

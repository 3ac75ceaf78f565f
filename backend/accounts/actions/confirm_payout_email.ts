import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import type { Caller } from '#shared/caller'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AccessContract } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import { tellPayoutChange } from '#accounts/actions/tell_payout_change'
import { isPin, type PinPurpose } from '#accounts/domain/payout_pin'

export type ConfirmPayoutEmailError =
  { type: 'pin_invalid' } | { type: 'pin_expired' } | { type: 'signed_out' }

/** Sets the address that the PIN was sent to as the payout address. */
@inject()
export class ConfirmPayoutEmail {
  constructor(
    private profiles: ProfilesContract,
    private access: AccessContract
  ) {}

  /** A refused attempt must count, so its transaction commits. */
  handle(
    pin: string,
    email: string,
    caller: Pick<Caller, 'id' | 'familyId'>
  ): Promise<Result<null, ConfirmPayoutEmailError>> {
    return transact(async (trx): Promise<Result<null, ConfirmPayoutEmailError>> => {
      if (!(await this.access.holdSession(caller, trx))) return failure({ type: 'signed_out' })
      return this.#try(pin, { userId: caller.id, email }, trx)
    })
  }

  async #try(
    pin: string,
    purpose: PinPurpose,
    trx: TransactionClientContract
  ): Promise<Result<null, ConfirmPayoutEmailError>> {
    const { userId, email } = purpose
    // Counted before the check: concurrent attempts are serialised here and see each other's count.
    const [waiting] = await run<Columns<'payout_pins', 'hmac'>>(
      trx,
      `update payout_pins set tries = tries + 1
       where user_id = ? and tries < ? and expires_at > ? returning hmac`,
      [userId, game.payouts.pinTries, clock.nowMs()]
    )
    if (!waiting) return failure({ type: 'pin_expired' })
    if (!isPin(pin, purpose, waiting.hmac)) return failure({ type: 'pin_invalid' })
    await run(trx, 'delete from payout_pins where user_id = ?', [userId])
    const user = await this.profiles.find(userId, trx)
    const confirmed = { payoutEmail: email, payoutEmailConfirmed: true }
    const changed = await this.profiles.update(userId, confirmed, trx)
    if (!user || !changed.ok) return failure({ type: 'pin_expired' })
    await tellPayoutChange(user, email, trx)
    return success(null)
  }
}

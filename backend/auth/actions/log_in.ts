import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { forgive, throttle } from '#shared/http/throttle'
import { AccountsContract } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import { holdSessions } from '#auth/actions/hold_sessions'
import { openSession } from '#auth/actions/open_session'
import { holdPassword } from '#auth/actions/store_password'
import { isClosedHere } from '#auth/domain/closed_accounts'
import { decoyHash } from '#auth/domain/decoy_hash'
import { findPasswordHash } from '#auth/queries/find_password_hash'
import type { Session } from '#auth/domain/session'
import { hashToken } from '#auth/domain/tokens'

type LogInError =
  | { type: 'too_many_attempts'; retryAfterSeconds: number }
  | { type: 'invalid_credentials' }
  | { type: 'blocked' }

/** Looked up instead of an unknown player, so that both cases run the same queries. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Opens a session for an e-mail and its password, without revealing which of the two was wrong. */
@inject()
export class LogIn {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  /** `device` is the key for attempts of a known device; others count by the e-mail. */
  async handle(
    given: { email: string; password: string },
    device: string | null
  ): Promise<Result<Session, LogInError>> {
    // Counted before the check and reset after a success, so that concurrent attempts all count.
    const limit = device ? 'loginFailuresPerDevice' : 'loginFailuresPerEmail'
    const attempts = device ?? hashToken(given.email)
    const retryAfterSeconds = await throttle(limit, attempts)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_attempts', retryAfterSeconds })

    const user = await this.profiles.findByEmail(given.email)
    const passwordHash = await findPasswordHash(user?.id ?? NOBODY)
    const matches = await hash.verify(passwordHash ?? (await decoyHash()), given.password)
    if (user === null || passwordHash === null || !matches) {
      return failure({ type: 'invalid_credentials' })
    }

    await forgive(limit, attempts)
    if (user.status === 'blocked' || isClosedHere(user.id)) return failure({ type: 'blocked' })
    if (user.status !== 'active') return failure({ type: 'invalid_credentials' })
    return attempt<Session, LogInError>(async (trx) => {
      await holdSessions(user.id, trx)
      const unchanged = await holdPassword(user.id, passwordHash, trx)
      if (!unchanged) return failure({ type: 'invalid_credentials' })
      const roles = await this.accounts.rolesOf(user.id, trx)
      return success({ user, roles, tokens: await openSession(user.id, trx) })
    })
  }
}

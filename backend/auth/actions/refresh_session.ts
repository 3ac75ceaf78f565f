import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { throttle } from '#shared/http/throttle'
import { transact } from '#shared/database/transact'
import { AccountsContract } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import { issueTokens } from '#auth/actions/issue_tokens'
import { revokeFamily } from '#auth/actions/revoke_family'
import { rotateRefreshToken } from '#auth/actions/rotate_refresh_token'
import { findRefreshToken, type RefreshToken } from '#auth/queries/find_refresh_token'
import type { Session } from '#auth/domain/session'

export type RefreshError =
  | { type: 'invalid' }
  | { type: 'reused'; userId: string; familyId: string }
  | { type: 'too_many_requests'; retryAfterSeconds: number }

/**
 * Exchanges a refresh token for a new pair and retires it. For a short time a retired token still gets a sibling,
 * because the response with its successor may have been lost, and tabs of one browser may refresh at once. After that a
 * use means that somebody has a copy, and the whole family ends.
 */
@inject()
export class RefreshSession {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  async handle(value: string): Promise<Result<Session, RefreshError>> {
    const token = await findRefreshToken(value, db.connection())
    if (token === null || token.revoked || token.family.expiresAtMs <= clock.nowMs()) {
      return failure({ type: 'invalid' })
    }
    const retryAfterSeconds = await throttle('refreshPerFamily', token.family.id)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_requests', retryAfterSeconds })
    return transact((trx) => this.#refresh(token, trx))
  }

  async #refresh(
    token: RefreshToken,
    trx: TransactionClientContract
  ): Promise<Result<Session, RefreshError>> {
    const { family } = token
    const nowMs = clock.nowMs()
    const retiredAtMs = token.rotatedAtMs ?? (await rotateRefreshToken(token, nowMs, trx))
    if (nowMs - retiredAtMs > game.tokens.refreshGraceMs) {
      await revokeFamily(family.id, 'token_reused', trx)
      return failure({ type: 'reused', userId: family.userId, familyId: family.id })
    }
    if (token.expiresAtMs <= nowMs) return failure({ type: 'invalid' })
    const user = await this.profiles.find(family.userId, trx)
    if (user?.status !== 'active') {
      await revokeFamily(family.id, 'account_closed', trx)
      return failure({ type: 'invalid' })
    }
    const roles = await this.accounts.rolesOf(user.id, trx)
    return success({ user, roles, tokens: await issueTokens(family, trx) })
  }
}

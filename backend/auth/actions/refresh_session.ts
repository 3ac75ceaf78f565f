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
import { bindFamily } from '#auth/actions/bind_family'
import { issueTokens } from '#auth/actions/issue_tokens'
import { revokeFamily } from '#auth/actions/revoke_family'
import { rotateRefreshToken } from '#auth/actions/rotate_refresh_token'
import { findRefreshToken, type RefreshToken } from '#auth/queries/find_refresh_token'
import { isClosedHere } from '#auth/domain/closed_accounts'
import type { Session } from '#auth/domain/session'
import { hashToken } from '#auth/domain/tokens'

export type RefreshError =
  | { type: 'invalid' }
  | { type: 'reused'; userId: string; familyId: string }
  | { type: 'elsewhere'; userId: string; familyId: string }
  | { type: 'too_many_requests'; retryAfterSeconds: number }

/**
 * Exchanges a refresh token for a new pair and retires it. For a short time a retired token still gets a sibling,
 * because the response with its successor may have been lost, and tabs of one browser may refresh at once. After that a
 * use means that somebody has a copy, and the whole family ends. The first browser that brings a key is the only one that
 * refreshes the family from then on: a token that was copied out of it is worth nothing elsewhere. Which browser it was does not
 * matter for a retired one.
 */
@inject()
export class RefreshSession {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  /** `key` is the one that the browser has brought; null where it has none. */
  async handle(value: string, key: string | null): Promise<Result<Session, RefreshError>> {
    const token = await findRefreshToken(value, db.connection())
    if (token === null || token.revoked || token.family.expiresAtMs <= clock.nowMs()) {
      return failure({ type: 'invalid' })
    }
    const keyHash = key === null ? null : hashToken(key)
    const { id, keyHash: bound } = token.family
    const isElsewhere = bound !== null && bound !== keyHash && !isCopy(token.rotatedAtMs)
    // By a count of its own, so that a copy cannot use up what the owner has.
    const counted = isElsewhere ? `elsewhere:${id}` : id
    const retryAfterSeconds = await throttle('refreshPerFamily', counted)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_requests', retryAfterSeconds })
    if (isElsewhere) return failure(elsewhere(token))
    return transact((trx) => this.#refresh(token, keyHash, trx))
  }

  async #refresh(
    token: RefreshToken,
    keyHash: string | null,
    trx: TransactionClientContract
  ): Promise<Result<Session, RefreshError>> {
    const { family } = token
    const nowMs = clock.nowMs()
    const isNobodys = family.keyHash === null && !isCopy(token.rotatedAtMs)
    if (keyHash !== null && isNobodys && !(await bindFamily(family.id, keyHash, trx))) {
      return failure(elsewhere(token))
    }
    if (isCopy(token.rotatedAtMs ?? (await rotateRefreshToken(token, nowMs, trx)))) {
      await revokeFamily(family.id, 'token_reused', trx)
      return failure({ type: 'reused', userId: family.userId, familyId: family.id })
    }
    if (token.expiresAtMs <= nowMs) return failure({ type: 'invalid' })
    const user = await this.profiles.find(family.userId, trx)
    if (user?.status !== 'active' || isClosedHere(user.id)) {
      await revokeFamily(family.id, 'account_closed', trx)
      return failure({ type: 'invalid' })
    }
    const roles = await this.accounts.rolesOf(user.id, trx)
    return success({ user, roles, tokens: await issueTokens(family, trx) })
  }
}

/** Whether a token that was retired then is in the hands of somebody else by now. */
const isCopy = (retiredAtMs: number | null) =>
  retiredAtMs !== null && clock.nowMs() - retiredAtMs > game.tokens.refreshGraceMs

const elsewhere = ({ family }: RefreshToken) =>
  ({ type: 'elsewhere', userId: family.userId, familyId: family.id }) as const

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
import type { KeptFamily, Session } from '#auth/domain/session'
import { hashToken } from '#auth/domain/tokens'
import { boundKey } from '#auth/guard/session_key'

/** A session, with the key that its browser keeps from now on; null where it keeps none. */
export interface RefreshedSession extends Session {
  browserKey: string | null
}

export type RefreshError =
  | { type: 'invalid' }
  | { type: 'reused'; userId: string; familyId: string }
  | { type: 'elsewhere'; userId: string; familyId: string }
  | { type: 'too_many_requests'; retryAfterSeconds: number }

/**
 * Exchanges a refresh token for a new pair and retires it. For a short time a retired token still gets a sibling,
 * because the response with its successor may have been lost, and tabs of one browser may refresh at once. After that a
 * use means that somebody has a copy, and the whole family ends. The first browser that brings a key gets the family's own,
 * and is the only one that refreshes it from then on: a token that was copied out of it is worth nothing elsewhere. Which
 * browser it was does not matter for a retired one.
 */
@inject()
export class RefreshSession {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  /** `key` is the one that the browser has brought; null where it has none. */
  async handle(value: string, key: string | null): Promise<Result<RefreshedSession, RefreshError>> {
    const token = await findRefreshToken(value, db.connection())
    if (token === null || token.revoked || token.family.expiresAtMs <= clock.nowMs()) {
      return failure({ type: 'invalid' })
    }
    const { id } = token.family
    const browserKey = key === null ? null : keyOf(token, key)
    const isElsewhere = !isOf(token.family, browserKey) && !isCopy(token.rotatedAtMs)
    // By a count of its own, so that a copy cannot use up what the owner has.
    const counted = isElsewhere ? `elsewhere:${id}` : id
    const retryAfterSeconds = await throttle('refreshPerFamily', counted)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_requests', retryAfterSeconds })
    if (isElsewhere) return failure(elsewhere(token))
    return transact((trx) => this.#refresh(token, browserKey, trx))
  }

  async #refresh(
    token: RefreshToken,
    browserKey: string | null,
    trx: TransactionClientContract
  ): Promise<Result<RefreshedSession, RefreshError>> {
    const { family } = token
    const nowMs = clock.nowMs()
    const isNobodys = family.keyHash === null && !isCopy(token.rotatedAtMs)
    if (browserKey !== null && isNobodys) {
      const binding = { familyId: family.id, keyHash: hashToken(browserKey), tokenId: token.id }
      const isBound = await bindFamily(binding, trx)
      if (!isBound) return failure(elsewhere(token))
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
    return success({ user, roles, tokens: await issueTokens(family, trx), browserKey })
  }
}

/**
 * The key by which a browser that brings this one has the family: the family's own, made of it, for a family without one, and
 * again for the token that bound it, because the answer may have been lost. For every other token it is the one that is brought.
 */
function keyOf({ id, family }: RefreshToken, brought: string): string {
  if (family.keyHash === hashToken(brought)) return brought
  const isFirst = family.keyHash === null || family.boundByToken === id
  return isFirst ? boundKey(family.id, brought) : brought
}

const isOf = ({ keyHash }: KeptFamily, key: string | null) =>
  keyHash === null || (key !== null && keyHash === hashToken(key))

/** Whether a token that was retired then is in the hands of somebody else by now. */
const isCopy = (retiredAtMs: number | null) =>
  retiredAtMs !== null && clock.nowMs() - retiredAtMs > game.tokens.refreshGraceMs

const elsewhere = ({ family }: RefreshToken) =>
  ({ type: 'elsewhere', userId: family.userId, familyId: family.id }) as const

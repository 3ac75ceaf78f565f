import db from '@adonisjs/lucid/services/db'
import { symbols } from '@adonisjs/auth'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import type {
  AccessTokensGuardUser,
  AccessTokensUserProviderContract,
} from '@adonisjs/auth/types/access_tokens'
import { Secret } from '@adonisjs/core/helpers'
import type { Caller } from '#shared/caller'
import { issueAccessToken } from '#auth/actions/issue_tokens'
import { revokeFamily } from '#auth/actions/revoke_family'
import { findCaller } from '#auth/queries/find_caller'
import { isToken } from '#auth/domain/tokens'

/**
 * Reads the caller for the guard of one request. The guard reads twice, the token and then its user; the second read
 * uses the first one's row.
 */
export class CallerProvider implements AccessTokensUserProviderContract<Caller> {
  declare [symbols.PROVIDER_REAL_USER]: Caller
  #caller: Caller | null = null

  async createUserForGuard(caller: Caller): Promise<AccessTokensGuardUser<Caller>> {
    return { getId: () => caller.id, getOriginal: () => caller }
  }

  async verifyToken(value: Secret<string>): Promise<AccessToken | null> {
    if (!isToken(value.release(), 'at_')) return null
    const found = await findCaller(value.release())
    if (found === null) return null
    this.#caller = found.caller
    return toAccessToken(found.token, found.caller)
  }

  async findById(id: string | number | bigint): Promise<AccessTokensGuardUser<Caller> | null> {
    return this.#caller?.id === id ? this.createUserForGuard(this.#caller) : null
  }

  async createToken(caller: Caller): Promise<AccessToken> {
    const { value, ...token } = await issueAccessToken(
      { id: caller.familyId, userId: caller.id },
      db.connection()
    )
    const created = toAccessToken({ ...token, createdAtMs: Date.now() }, caller)
    created.value = new Secret(value)
    return created
  }

  async invalidateToken(value: Secret<string>): Promise<boolean> {
    const found = await findCaller(value.release())
    if (found === null) return false
    await revokeFamily(found.caller.familyId, 'logged_out', db.connection())
    return true
  }
}

function toAccessToken(
  token: { id: string; hash: string; createdAtMs: number; expiresAtMs: number },
  caller: Caller
): AccessToken {
  const createdAt = new Date(token.createdAtMs)
  return new AccessToken({
    identifier: token.id,
    tokenableId: caller.id,
    type: 'access',
    name: null,
    hash: token.hash,
    createdAt,
    updatedAt: createdAt,
    lastUsedAt: null,
    expiresAt: new Date(token.expiresAtMs),
  })
}

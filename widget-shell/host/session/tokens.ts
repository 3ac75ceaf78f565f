import type { KeyValues } from '../picks/local_store'

export const REFRESH_TOKEN = 'refresh_token'
/** A token this close to its expiry, in milliseconds, is renewed before a request. */
const EXPIRY_MARGIN_MS = 10_000

export interface Tokens {
  refreshToken: () => string | null
  /** The access token while it is valid; only in memory. */
  accessToken: () => string | null
  keep: (tokens: {
    refreshToken: string
    accessToken: string
    accessTokenExpiresIn: number
  }) => void
  /** Stores only a refresh token; the next request exchanges it. */
  adopt: (refreshToken: string) => void
  expireAccess: () => void
  clear: () => void
  /** Leaves the stored refresh token to whoever stored it: the server takes it from another browser alone. */
  disown: () => void
  isDisowned: (refreshToken: string) => boolean
}

export function createTokens(values: KeyValues, now: () => number): Tokens {
  let access: { token: string; goodUntil: number } | null = null
  let foreign: string | null = null
  return {
    refreshToken() {
      const kept = values.get(REFRESH_TOKEN)
      return kept === foreign ? null : kept
    },
    accessToken: () => (access && now() < access.goodUntil ? access.token : null),
    keep({ refreshToken, accessToken, accessTokenExpiresIn }) {
      values.set(REFRESH_TOKEN, refreshToken)
      access = {
        token: accessToken,
        goodUntil: now() + Math.max(0, accessTokenExpiresIn * 1000 - EXPIRY_MARGIN_MS),
      }
    },
    adopt(refreshToken) {
      access = null
      values.set(REFRESH_TOKEN, refreshToken)
    },
    expireAccess() {
      access = null
    },
    clear() {
      access = null
      if (values.get(REFRESH_TOKEN) !== foreign) values.remove(REFRESH_TOKEN)
    },
    disown() {
      access = null
      foreign = values.get(REFRESH_TOKEN)
    },
    isDisowned: (refreshToken) => refreshToken === foreign,
  }
}

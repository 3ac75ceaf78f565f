import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'

/** The tables with expiring rows. Families last, because their tokens refer to them. */
const TABLES = {
  social_handoffs: 'id',
  spent_secrets: 'hash',
  access_tokens: 'id',
  one_time_tokens: 'id',
  refresh_tokens: 'id',
  refresh_families: 'id',
} as const

/** Kept beyond the expiry, so that no request finds a half deleted session. */
const MARGIN_MS = 60 * 60 * 1_000

/** Deletes expired sessions, tokens and used secrets. */
export async function pruneTokens(): Promise<void> {
  const beforeMs = clock.nowMs() - MARGIN_MS
  for (const [table, key] of Object.entries(TABLES)) {
    await pruneOlder({ table, key, column: 'expires_at' }, beforeMs)
  }
}

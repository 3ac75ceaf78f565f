import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'

/** What lapses, by its key. Families last: none goes before its tokens, which never outlive it. */
const TABLES = {
  payout_pins: 'user_id',
  social_handoffs: 'id',
  spent_secrets: 'hash',
  access_tokens: 'id',
  one_time_tokens: 'id',
  refresh_tokens: 'id',
  refresh_families: 'id',
} as const

/** Kept beyond the expiry, so that no request meets half of a session. */
const MARGIN_MS = 60 * 60 * 1_000

/** Forgets sessions, tokens and used secrets that have expired: nothing they could still do or show. */
export async function pruneTokens(): Promise<void> {
  const beforeMs = clock.nowMs() - MARGIN_MS
  for (const [table, key] of Object.entries(TABLES)) {
    await pruneOlder({ table, key, column: 'expires_at' }, beforeMs)
  }
}

import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'

/** Deletes expired PINs. */
export async function prunePayoutPins(): Promise<void> {
  const pins = { table: 'payout_pins', key: 'user_id', column: 'expires_at' }
  await pruneOlder(pins, clock.nowMs())
}

import db from '@adonisjs/lucid/services/db'
import type { StoredVariants } from '@sidepick/rules/experiments'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { readStarted } from '#experiments/queries/list_running'
import { listAccountVariants } from '#experiments/store/account_variants'

/**
 * Keeps what a device of the player has been assigned, for experiments that the account has no variant of. Returns what
 * the account has, for the device's gaps.
 */
export async function keepAccountVariants(
  userId: string,
  given: StoredVariants
): Promise<StoredVariants> {
  const started = await readStarted()
  for (const { id, key, version, variants } of started) {
    const known = Object.hasOwn(given, key) ? given[key] : undefined
    if (known?.version !== version) continue
    if (!variants.some((variant) => variant.key === known.variant)) continue
    await run(
      db.connection(),
      `insert into experiment_accounts (user_id, experiment_id, version, variant, assigned_at)
       values (?, ?, ?, ?, ?)
       on conflict (user_id, experiment_id, version) do nothing`,
      [userId, id, version, known.variant, clock.nowMs()]
    )
  }
  return listAccountVariants(userId)
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { drain } from '#shared/delivery/outbox/drain'

let working = false
let draining: Promise<void> | null = null
let again = false

/** Whether this process delivers what it writes, at once. */
export function kickInThisProcess(yes: boolean): void {
  working = yes
}

/** Delivers what this transaction writes as soon as it is committed, where this process does that. */
export function kickAfterCommit(trx: TransactionClientContract): void {
  if (working) trx.after('commit', kick)
}

/** Waits for the delivery that a kick began. */
export async function settled(): Promise<void> {
  await draining
}

/** Delivers what is due, beside whatever else happens. */
export function kick(): void {
  again = true
  draining ??= drainOnceMore().finally(() => (draining = null))
}

async function drainOnceMore(): Promise<void> {
  while (again) {
    again = false
    await drain().catch((error: unknown) => logger.error({ err: error }, 'outbox: drain failed'))
  }
}

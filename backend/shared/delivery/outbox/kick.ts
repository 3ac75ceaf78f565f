import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { drain } from '#shared/delivery/outbox/drain'

let working = false
let draining: Promise<void> | null = null
let again = false

/** Whether this process delivers its rows at once. */
export function kickInThisProcess(yes: boolean): void {
  working = yes
}

/** Delivers the transaction's rows right after the commit, if this process does so. */
export function kickAfterCommit(trx: TransactionClientContract): void {
  if (working) trx.after('commit', kick)
}

/** Waits for the delivery that a kick has started. */
export async function settled(): Promise<void> {
  await draining
}

/** Delivers due rows in the background. */
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

import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addOnce } from '#shared/database/add_once'
import { transact } from '#shared/database/transact'
import { audit, PLATFORM as NOBODY, type AuditEntry } from '#shared/privacy/audit'
import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { ChangedMeanwhile } from '#remotes/contract'
import type { Registry } from '#remotes/domain/registry'
import { RemoteRegistry } from '#remotes/models/remote_registry'
import { forgetRegistry, readRegistry } from '#remotes/queries/get_registry'

type Version = { version: number }

/** The changed registry, with its audit entry. */
export interface RegistryChange<Fault extends { type: string }> {
  edit: (registry: Registry, trx: TransactionClientContract) => Promise<Result<Registry, Fault>>
  line: (
    before: Registry,
    after: Registry
  ) => Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>
}

export interface WriteOptions {
  /** Who does it; the platform when left out. */
  by?: Actor
  /** The version that the caller has read; another one in force refuses the change. */
  expects?: number
}

/** Writes the next version. After a concurrent write the change is retried on top of it, unless it expects a version. */
export async function writeRegistry<Fault extends { type: string }>(
  { edit, line }: RegistryChange<Fault>,
  { by, expects }: WriteOptions = {}
): Promise<Result<Version, Fault | ChangedMeanwhile>> {
  for (;;) {
    const before = await readRegistry()
    if (expects !== undefined && expects !== before.version) {
      return failure({ type: 'changed_meanwhile' })
    }
    let outcome: Result<Version, Fault> = success({ version: before.version })
    const added = await addOnce(() =>
      transact(async (trx) => {
        const edited = await edit(before.registry, trx)
        if (!edited.ok) return void (outcome = edited)
        if (isDeepStrictEqual(edited.value, before.registry)) return
        const version = before.version + 1
        const row = { id: newId(), version, doc: edited.value, publishedAtMs: clock.nowMs() }
        await RemoteRegistry.create(row, { client: trx })
        await audit({ ...NOBODY, ...by, ...line(before.registry, edited.value) }, trx)
        outcome = success({ version })
      })
    )
    if (!added) continue
    await forgetRegistry()
    return outcome
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BUILT_IN_FLAVOURS, type RemoteEntry } from '@sidepick/rules/types'
import { addOnce } from '#shared/database/add_once'
import { audit, PLATFORM as NOBODY, type AuditEntry } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { isId, newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { PointFlavourError, UnknownRelease } from '#remotes/contract'
import { PLATFORM } from '#remotes/domain/owner'
import { pointed, pointersOf, type Registry } from '#remotes/domain/registry'
import { RemoteRegistry } from '#remotes/models/remote_registry'
import { RemoteRelease } from '#remotes/models/remote_release'
import { forgetRegistry, readRegistry } from '#remotes/queries/get_registry'
import { claimName } from '#remotes/store/remote_names'

type Version = { version: number }
type Line = Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>

/** The changed registry, with its audit entry. */
interface Change<Fault extends { type: string }> {
  edit: (registry: Registry, trx: TransactionClientContract) => Promise<Result<Registry, Fault>>
  line: (before: Registry) => Line
}

export async function pointFlavour(pointer: {
  flavour: string
  releaseId: string
}): Promise<Result<Version, PointFlavourError>> {
  const { flavour, releaseId } = pointer
  const release = await findRelease(releaseId)
  if (!release) return failure({ type: 'unknown_release' })
  const { remote, entry } = release
  return change({
    async edit(registry, trx): Promise<Result<Registry, PointFlavourError>> {
      if (registry.killed.includes(releaseId)) return failure({ type: 'killed_release' })
      if (!(await mayPoint(flavour, entry, trx))) return failure({ type: 'foreign_flavour' })
      return success(pointed(registry, { flavour, remote, releaseId }))
    },
    line: (before) => ({
      action: 'flavour.pointed',
      target: { type: 'flavour', id: flavour },
      before: { remote, releaseId: pointersOf(before, flavour)[remote] ?? null },
      after: { remote, releaseId },
    }),
  })
}

/** Every pointer to it falls back to the release before. */
export function killRelease(id: string): Promise<Result<Version, UnknownRelease>> {
  return mark(id, 'release.killed', (killed) => [...new Set([...killed, id])])
}

/** Pointers that fell back return to it. */
export function reviveRelease(id: string): Promise<Result<Version, UnknownRelease>> {
  return mark(id, 'release.revived', (killed) => killed.filter((it) => it !== id))
}

async function mark(
  id: string,
  action: string,
  edit: (killed: string[]) => string[]
): Promise<Result<Version, UnknownRelease>> {
  const release = await findRelease(id)
  if (!release) return failure({ type: 'unknown_release' })
  const { remote, version } = release
  return change<never>({
    edit: async (registry) => success({ ...registry, killed: edit(registry.killed) }),
    line: () => ({
      action,
      target: { type: 'release', id },
      before: null,
      after: { remote, version },
    }),
  })
}

/** Operators type ids, and PostgreSQL refuses to compare a uuid with malformed text. */
const findRelease = (id: string) => (isId(id) ? RemoteRelease.find(id) : null)

/** A partner's release is allowed only in the partner's flavours; the first to point at a new flavour owns it. */
async function mayPoint(flavour: string, { owner }: RemoteEntry, trx: TransactionClientContract) {
  if (BUILT_IN_FLAVOURS.some((name) => name === flavour)) return owner === PLATFORM
  return owner === PLATFORM
    ? Boolean(await claimName('flavour', flavour, owner, trx))
    : (await claimName('flavour', flavour, owner, trx)) === owner
}

/** Writes the next version. After a concurrent write the change is retried on top of it. */
async function change<Fault extends { type: string }>({
  edit,
  line,
}: Change<Fault>): Promise<Result<Version, Fault>> {
  for (;;) {
    const before = await readRegistry()
    let outcome: Result<Version, Fault> = success({ version: before.version })
    const added = await addOnce(() =>
      transact(async (trx) => {
        const edited = await edit(before.registry, trx)
        if (!edited.ok) return void (outcome = edited)
        if (isDeepStrictEqual(edited.value, before.registry)) return
        const version = before.version + 1
        const row = { id: newId(), version, doc: edited.value, publishedAtMs: clock.nowMs() }
        await RemoteRegistry.create(row, { client: trx })
        await audit({ ...NOBODY, ...line(before.registry) }, trx)
        outcome = success({ version })
      })
    )
    if (!added) continue
    await forgetRegistry()
    return outcome
  }
}

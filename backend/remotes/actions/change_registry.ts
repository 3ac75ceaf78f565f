import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '@sidepick/rules/audit'
import { BUILT_IN_FLAVOURS, type RemoteEntry } from '@sidepick/rules/types'
import { failure, success, type Result } from '#shared/result'
import {
  writeRegistry,
  type RegistryChange,
  type WriteOptions,
} from '#remotes/actions/write_registry'
import type { ChangedMeanwhile, PointFlavourError, UnknownRelease } from '#remotes/contract'
import { PLATFORM } from '#remotes/domain/owner'
import { CONSOLE_FLAVOUR, pointed, pointersOf } from '#remotes/domain/registry'
import { findRelease } from '#remotes/queries/list_releases'
import { claimName } from '#remotes/store/remote_names'

type Version = { version: number }

export async function pointFlavour(
  pointer: { flavour: string; releaseId: string },
  options: WriteOptions = {}
): Promise<Result<Version, PointFlavourError | ChangedMeanwhile>> {
  const { flavour, releaseId } = pointer
  const release = await findRelease(releaseId)
  if (!release) return failure({ type: 'unknown_release' })
  const { remote, entry } = release
  const change: RegistryChange<PointFlavourError> = {
    async edit(registry, trx) {
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
  }
  return writeRegistry(change, options)
}

/** Every pointer to it falls back to the release before. */
export function killRelease(id: string, options: WriteOptions = {}) {
  return mark({ id, action: 'release.killed' }, (killed) => [...new Set([...killed, id])], options)
}

/** Pointers that fell back return to it. */
export function reviveRelease(id: string, options: WriteOptions = {}) {
  return mark(
    { id, action: 'release.revived' },
    (killed) => killed.filter((it) => it !== id),
    options
  )
}

async function mark(
  { id, action }: { id: string; action: AuditAction },
  edit: (killed: string[]) => string[],
  options: WriteOptions
): Promise<Result<Version, UnknownRelease | ChangedMeanwhile>> {
  const release = await findRelease(id)
  if (!release) return failure({ type: 'unknown_release' })
  const { remote, version } = release
  const change: RegistryChange<never> = {
    edit: async (registry) => success({ ...registry, killed: edit(registry.killed) }),
    line: () => ({
      action,
      target: { type: 'release', id },
      before: null,
      after: { remote, version },
    }),
  }
  return writeRegistry(change, options)
}

/** A partner's release is allowed only in the partner's flavours; the first to point at a new flavour owns it. */
async function mayPoint(flavour: string, { owner }: RemoteEntry, trx: TransactionClientContract) {
  const isOurs = [...BUILT_IN_FLAVOURS, CONSOLE_FLAVOUR].some((name) => name === flavour)
  if (isOurs) return owner === PLATFORM
  return owner === PLATFORM
    ? Boolean(await claimName('flavour', flavour, owner, trx))
    : (await claimName('flavour', flavour, owner, trx)) === owner
}

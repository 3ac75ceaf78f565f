import { isDeepStrictEqual } from 'node:util'
import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { RemoteRegistry } from '#remotes/models/remote_registry'
import { RemoteRelease } from '#remotes/models/remote_release'
import { forgetRegistry, readRegistry } from '#remotes/queries/get_registry'
import type { Registry } from '#remotes/resolve_registry'

type Changed = Result<{ version: number }, { type: 'unknown_release' }>

export async function pointFlavour(pointer: {
  flavour: string
  releaseId: string
}): Promise<Changed> {
  const { flavour, releaseId } = pointer
  const release = await RemoteRelease.find(releaseId)
  if (!release) return failure({ type: 'unknown_release' })
  const point = { [release.remote]: releaseId }
  return change((registry) =>
    flavour === 'default'
      ? { ...registry, default: { ...registry.default, ...point } }
      : {
          ...registry,
          flavours: {
            ...registry.flavours,
            [flavour]: { ...registry.flavours[flavour], ...point },
          },
        }
  )
}

export async function killRelease(id: string): Promise<Changed> {
  if (!(await RemoteRelease.find(id))) return failure({ type: 'unknown_release' })
  return change((registry) => ({ ...registry, killed: [...new Set([...registry.killed, id])] }))
}

/** Writes the next version. When somebody else has just written it, the change is made again on top of theirs. */
async function change(edit: (registry: Registry) => Registry): Promise<Changed> {
  for (;;) {
    const current = await readRegistry()
    const doc = edit(current.registry)
    if (isDeepStrictEqual(doc, current.registry)) return success({ version: current.version })
    const version = current.version + 1
    const added = await addOnce(() =>
      RemoteRegistry.create({ id: newId(), version, doc, publishedAtMs: clock.nowMs() })
    )
    if (!added) continue
    await forgetRegistry()
    return success({ version })
  }
}

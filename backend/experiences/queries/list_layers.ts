import type { ExperienceOwner, ExperiencePlace } from '#experiences/contract'
import { builtInDocument } from '#experiences/domain/built_in_documents'
import type { Layer } from '#experiences/domain/layers'
import { listCurrent } from '#experiences/queries/list_current'

/** A document as it would be in force once it is published. */
export type Draft = Layer

/** The documents in force at a place, from general to particular: the built-in one of each owner, then the published one. */
export async function listLayers(place: ExperiencePlace, draft?: Draft): Promise<Layer[]> {
  const owners: ExperienceOwner[] = [
    { scope: 'base', owner: '' },
    { scope: 'mode', owner: place.widgetMode },
    { scope: 'flavour', owner: place.flavour },
    { scope: 'partner', owner: place.distributorId },
    { scope: 'widget', owner: place.widgetId },
    ...(place.domainId === null ? [] : [{ scope: 'host' as const, owner: place.domainId }]),
  ]
  const published = await listCurrent(owners)
  return owners.flatMap(({ scope, owner }, index): Layer[] => {
    const builtIn = builtInDocument(scope, owner)
    const isDrafts = draft?.scope === scope && draft.owner === owner
    const row = isDrafts ? draft : published[index]
    return [
      ...(builtIn ? [{ scope, owner, version: 0, doc: builtIn }] : []),
      ...(row ? [{ scope, owner, version: row.version, doc: row.doc }] : []),
    ]
  })
}

import type { ExperienceConfig } from '@sidepick/rules/types'
import type { ExperienceOwner, ExperiencePlace, ExperienceScope } from '#experiences/contract'
import { ANYWHERE } from '#experiences/domain/anywhere'
import { differencesOf, type DocumentChange } from '#experiences/domain/differences_of_documents'
import { documentFaults } from '#experiences/domain/document_faults'
import { ownerFaults } from '#experiences/domain/owner_faults'
import { reservedKeyFaults } from '#experiences/domain/reserved_keys'
import { findVersion } from '#experiences/queries/list_versions'
import { resolveExperience } from '#experiences/queries/resolve_experience'

export interface DocumentCheck {
  faults: string[]
  /** Number of the newest version; 0 before the first. */
  version: number
  changes: DocumentChange[]
  /** The configuration of a first look with the document in force; null while a fault keeps it from that. */
  config: ExperienceConfig | null
}

/** What publishing a document would change, and what keeps it from being published; `unknown`: what `KnownOwners` says. */
export async function checkDocument(
  { scope, owner }: ExperienceOwner,
  doc: object,
  { byPartner = false, unknown = [] as string[] } = {}
): Promise<DocumentCheck> {
  const newest = await findVersion({ scope, owner })
  const live = newest?.status === 'published' ? newest.doc : {}
  const faults = [
    ...ownerFaults(scope, owner),
    ...unknown,
    ...documentFaults(doc, scope),
    ...(byPartner ? reservedKeyFaults('partner', live, doc) : []),
  ]
  return {
    faults,
    version: newest?.version ?? 0,
    changes: differencesOf(live, doc),
    config: faults.length > 0 ? null : await configWith({ scope, owner }, doc),
  }
}

/** Where a document has effect, by its scope. */
const PLACES: Record<ExperienceScope, (owner: string) => Partial<ExperiencePlace>> = {
  base: () => ({}),
  mode: (widgetMode) => ({ widgetMode }),
  flavour: (flavour) => ({ flavour }),
  partner: (distributorId) => ({ distributorId }),
  widget: (widgetId) => ({ widgetId }),
  host: (domainId) => ({ domainId }),
}

async function configWith(of: ExperienceOwner, doc: object): Promise<ExperienceConfig> {
  const place = { ...ANYWHERE, ...PLACES[of.scope](of.owner), cardsAtOnce: new Set<string>() }
  return (await resolveExperience(place, { ...of, version: 0, doc })).config
}

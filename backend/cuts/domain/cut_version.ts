import type { Columns } from '#shared/database/rows'
import type { CutOverride, CutRates } from '#cuts/domain/rates'
import { resolveRates } from '#cuts/domain/rates'

/** What a version applies to: everything, one creator's games, or one distributor's plays. */
export interface CutSubject {
  scope: 'global' | 'creator' | 'distributor'
  /** User id or slug; empty for the global scope. */
  id: string
}

export const EVERYBODY: CutSubject = { scope: 'global', id: '' }

export interface CutVersion {
  id: string
  subject: CutSubject
  rates: CutOverride
  effectiveFromMs: number
  actorId: string | null
  createdAtMs: number
}

export type CutRow = Columns<
  'cut_versions',
  | 'id'
  | 'scope'
  | 'subject_id'
  | 'host_bps'
  | 'parent_bps'
  | 'referrer_bps'
  | 'distributor_bps'
  | 'effective_from'
  | 'actor_id'
  | 'created_at'
>

export const CUT_COLUMNS = `id, scope, subject_id, host_bps, parent_bps, referrer_bps, distributor_bps,
  effective_from, actor_id, created_at`

export function toCutVersion(row: CutRow): CutVersion {
  return {
    id: row.id,
    subject: { scope: row.scope, id: row.subject_id },
    rates: {
      hostBps: row.host_bps,
      parentBps: row.parent_bps,
      referrerBps: row.referrer_bps,
      distributorBps: row.distributor_bps,
    },
    effectiveFromMs: row.effective_from,
    actorId: row.actor_id,
    createdAtMs: row.created_at,
  }
}

const keyOf = ({ scope, id }: CutSubject) => `${scope}:${id}`

/** The versions in force at one instant, by subject. */
export class CutsInForce {
  readonly #bySubject = new Map<string, CutVersion>()

  constructor(versions: readonly CutVersion[], atMs: number) {
    const begun = versions.filter(({ effectiveFromMs }) => effectiveFromMs <= atMs)
    begun.sort((a, b) => a.effectiveFromMs - b.effectiveFromMs || a.createdAtMs - b.createdAtMs)
    for (const version of begun) this.#bySubject.set(keyOf(version.subject), version)
  }

  of(subject: CutSubject): CutVersion | null {
    return this.#bySubject.get(keyOf(subject)) ?? null
  }

  idsOf(scope: CutSubject['scope']): string[] {
    const versions = [...this.#bySubject.values()]
    return versions
      .filter(({ subject }) => subject.scope === scope)
      .map(({ subject }) => subject.id)
  }

  /** Shares for a creator's game that was played through a distributor; null for a subject without own shares. */
  rates(creatorId: string | null, distributorId: string | null): CutRates {
    const said = (scope: CutSubject['scope'], id: string | null) =>
      id === null ? null : this.of({ scope, id })?.rates
    return resolveRates([
      said('distributor', distributorId),
      said('creator', creatorId),
      said('global', ''),
    ])
  }
}

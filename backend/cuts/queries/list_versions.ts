import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { CUT_COLUMNS, toCutVersion, type CutRow, type CutVersion } from '#cuts/domain/cut_version'

const ENDED_BY_ANOTHER = `exists (
  select 1 from cut_versions n
  where n.scope = v.scope and n.subject_id = v.subject_id and n.effective_from <= ?
    and (n.effective_from > v.effective_from
      or (n.effective_from = v.effective_from and n.created_at > v.created_at)))`

/** The versions in force at an instant: of one creator, of some distributors, and the global one. */
export async function listInForce(
  { creatorIds, distributorIds }: { creatorIds: string[]; distributorIds: string[] },
  atMs: number,
  client: QueryClientContract
): Promise<CutVersion[]> {
  const subjects: [string, string][] = [
    ['global', ''],
    ...creatorIds.map((id): [string, string] => ['creator', id]),
    ...distributorIds.map((id): [string, string] => ['distributor', id]),
  ]
  const rows = await run<CutRow>(
    client,
    `select ${CUT_COLUMNS} from cut_versions v
     where v.effective_from <= ? and not ${ENDED_BY_ANOTHER}
       and (${subjects.map(() => '(v.scope = ? and v.subject_id = ?)').join(' or ')})`,
    [atMs, atMs, ...subjects.flat()]
  )
  return rows.map(toCutVersion)
}

/** All versions in force at an instant, and all later ones. */
export async function listFromNowOn(
  atMs: number,
  client: QueryClientContract
): Promise<CutVersion[]> {
  const rows = await run<CutRow>(
    client,
    `select ${CUT_COLUMNS} from cut_versions v
     where v.effective_from > ? or not ${ENDED_BY_ANOTHER}`,
    [atMs, atMs]
  )
  return rows.map(toCutVersion)
}

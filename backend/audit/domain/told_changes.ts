import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** One field of a record, before and after an act. */
export interface ToldChange {
  field: string
  /** null where the field was not recorded. */
  before: unknown
  after: unknown
  /** Whether it changed and its values are not told. */
  withheld: boolean
}

/** Why something was done, in the words of whoever did it. */
const REASONS = ['reason', 'note'] as const

/**
 * Fields of people whose values are told: what they may do and what they hold, nothing of who they are. The log is kept
 * after an account was closed, so a field is withheld until it is listed here.
 */
const TOLD_OF_PEOPLE: ReadonlySet<string> = new Set([
  ...['role', 'roles', 'status', 'emailVerified', 'adsDisabled', 'language'],
  ...['isCreator', 'partnerName', 'parentId', 'hostBps'],
  ...['free', 'white', 'black', 'gray', 'coin', 'pending_coin', 'point'],
  ...['league', 'gamePlaysSinceDemotion'],
])

/** Subjects that are people, or somebody who was invited. */
const PEOPLE: ReadonlySet<string> = new Set(['user', 'invite'])

/** Of other records: where a prize went is for its winner and for whoever sends it. */
const WITHHELD: ReadonlySet<string> = new Set(['fulfilment', 'email'])

/** What an act changed, field by field, as an admin may read it. */
export function toldChanges(
  subjectType: string,
  before: Fields | null,
  after: Fields | null
): ToldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  for (const reason of REASONS) fields.delete(reason)
  return [...fields].map((field) => {
    const values = { before: before?.[field] ?? null, after: after?.[field] ?? null }
    return isTold(subjectType, field)
      ? { field, ...values, withheld: false }
      : { field, before: null, after: null, withheld: !isDeepStrictEqual(...pair(values)) }
  })
}

/** Why it was done; null when nobody said it. */
export function reasonOf(after: Fields | null): string | null {
  for (const name of REASONS) {
    const reason = after?.[name]
    if (typeof reason === 'string') return reason
  }
  return null
}

const pair = ({ before, after }: { before: unknown; after: unknown }) => [before, after] as const

function isTold(subjectType: string, field: string): boolean {
  return PEOPLE.has(subjectType) ? TOLD_OF_PEOPLE.has(field) : !WITHHELD.has(field)
}

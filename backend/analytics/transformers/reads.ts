import type { Infer } from '@vinejs/vine/types'
import type { CountRow } from '#analytics/queries/list_counts'
import type { listFailures } from '#analytics/queries/list_failures'
import type { countsSchema, failuresSchema } from '#analytics/wire/reads'

type Counts = Infer<typeof countsSchema>
type Failures = Infer<typeof failuresSchema>

const toIso = (atMs: unknown) => new Date(Number(atMs)).toISOString()

export function toCounts(rows: readonly CountRow[], rolledUpToMs: number | null): Counts {
  const items = rows.map(({ hour, day, ...row }) => ({
    ...row,
    ...(hour !== undefined && { hour: toIso(hour) }),
    ...(day !== undefined && { day: toIso(day) }),
  }))
  return {
    rolledUpTo: rolledUpToMs === null ? null : toIso(rolledUpToMs),
    items: items as Counts['items'],
  }
}

export const toFailures = (rows: Awaited<ReturnType<typeof listFailures>>): Failures => ({
  items: rows.map(({ name, first_at: firstAt, last_at: lastAt, ...row }) => ({
    ...row,
    event: name as Failures['items'][number]['event'],
    events: Number(row.events),
    sessions: Number(row.sessions),
    firstAt: toIso(firstAt),
    lastAt: toIso(lastAt),
  })),
})

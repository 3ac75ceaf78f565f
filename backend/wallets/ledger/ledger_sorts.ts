import type { Sorts } from '#shared/sorted_page'

/** What lists of the ledger may be ordered by. */
export const LEDGER_SORTS = {
  created: { column: 'created_at', kind: 'instant' },
} as const satisfies Sorts

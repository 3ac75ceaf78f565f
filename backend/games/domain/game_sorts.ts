import type { Sorts } from '#shared/sorted_page'

/** What lists of games may be ordered by. */
export const GAME_SORTS = {
  created: { column: 'created_at', kind: 'instant' },
  starts: { column: 'start_time', kind: 'instant' },
  ends: { column: 'end_time', kind: 'instant' },
} as const satisfies Sorts

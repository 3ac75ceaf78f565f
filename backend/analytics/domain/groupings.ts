const DAY_MS = 24 * 60 * 60 * 1_000

/** What counts may be grouped by, with the expression over a roll-up that gives it. */
export const GROUPINGS = {
  hour: 'hour',
  day: `hour - hour % ${DAY_MS}`,
  event: 'name',
  widgetId: 'widget_id',
  gameId: 'game_id',
  partner: 'partner',
  displayMode: 'display_mode',
  widgetMode: 'widget_mode',
  flavour: 'flavour',
  release: 'release',
  detail: 'detail',
} as const

export type Grouping = keyof typeof GROUPINGS
export const GROUPING_NAMES = Object.keys(GROUPINGS) as Grouping[]

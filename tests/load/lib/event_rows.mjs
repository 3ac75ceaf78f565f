import { DIALECTS } from './fill.mjs'

/** The days that they lie in, and their first instant. */
export const EVENT_DAYS = 90
export const EVENTS_FROM_MS = Date.UTC(2026, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1_000

/** Names by how often they come, of twenty, with what they are counted by beside the usual. */
const NAMES = [
  ...Array(6).fill(['game_viewed', '']),
  ...Array(4).fill(['side_picked', 'A']),
  ...Array(3).fill(['side_picked', 'B']),
  ...Array(3).fill(['game_played', 'true']),
  ...Array(2).fill(['game_played', 'false']),
  ['widget_loaded', ''],
  ['sign_up_prompted', 'default'],
]

const chosen = (n, values) =>
  `case ${n} ${values.map((value, place) => `when ${place} then '${value}'`).join(' ')} end`

/**
 * Statements that store the events from..to of so many in all: even over the days, of three widgets and four games a day,
 * most of the first widget.
 */
export function eventStatements(dialect, { from, to, all }) {
  const { series, id, text, bool } = DIALECTS[dialect]
  const kind = `(n * 7919) % ${NAMES.length}`
  const at = `cast(${EVENTS_FROM_MS} as bigint) + n * ${Math.floor((EVENT_DAYS * DAY_MS) / (all + 1))}`
  const widget = `case when n % 10 < 7 then 1 when n % 10 < 9 then 2 else 3 end`
  const game = `1 + (n * ${EVENT_DAYS} / ${all + 1}) * 4 + (n / 3) % 4`
  const rows = `(select n + cast(${from - 1} as bigint) as n from (${series(to - from + 1)}) counted) s`
  return [
    `insert into analytics_events (batch_id, seq, received_at, name, widget_id, game_id, partner, host, display_mode, widget_mode, flavour,
       release, app_version, config, session_hash, device_hash, detail, reason, fails, properties, experiments)
     select ${text(id('n / 20'))}, n % 20, ${at}, ${chosen(
       kind,
       NAMES.map(([name]) => name)
     )}, ${text(id(widget))}, ${text(id(game))},
       'default', 'news.example.com', 'inline', 'DEFAULT', 'default', 'play-cards@1.0.0', '1.0.0', '1.0.0',
       ${text(`${10 ** 15} + n / 20`)}, ${text(`${10 ** 15} + n / 40`)}, ${chosen(
         kind,
         NAMES.map(([, detail]) => detail)
       )}, '',
       ${bool(false)}, '{"gameType":"POLL","index":0}', '{}' from ${rows}`,
  ]
}

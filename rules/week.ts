interface Bounds {
  start: Date
  /** Exclusive: the first instant after the span. */
  end: Date
}

const ZONE = 'America/New_York'
const DAY_MS = 86_400_000

/** Monday 00:00 to next Monday 00:00 on the zone's clocks, around `now`; 167 or 169 hours where they change. */
export function weekBounds(now: Date, timeZone = ZONE): Bounds {
  const today = dayNumber(now, timeZone)
  // Day 0, 1 January 1970, was a Thursday.
  const monday = today - ((((today + 3) % 7) + 7) % 7)
  return { start: startOfDay(monday, timeZone), end: startOfDay(monday + 7, timeZone) }
}

/** The zone's calendar day, `YYYY-MM-DD`. */
export function gameDay(now: Date, timeZone = ZONE): string {
  return new Date(dayNumber(now, timeZone) * DAY_MS).toISOString().slice(0, 10)
}

/** The calendar day a number of days after another one, or before it. */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday that begins a calendar day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay()
  return daysFrom(day, -((weekday + 6) % 7))
}

/** First instant of the zone's calendar day and of the next. */
export function dayBounds(now: Date, timeZone = ZONE): Bounds {
  const today = dayNumber(now, timeZone)
  return { start: startOfDay(today, timeZone), end: startOfDay(today + 1, timeZone) }
}

/** Days from 1 January 1970 to the calendar day that the zone's clocks show. */
function dayNumber(instant: Date, timeZone: string): number {
  return Math.floor(clockMs(instant, timeZone) / DAY_MS)
}

/**
 * The clocks may change at night, so midnight is computed with the offset before and after; the earlier instant within
 * the day is its start, also where 00:00 exists twice or never.
 */
function startOfDay(day: number, timeZone: string): Date {
  const midnight = day * DAY_MS
  const offsets = [-DAY_MS, DAY_MS].map((aside) => {
    const nearby = midnight + aside
    return clockMs(new Date(nearby), timeZone) - nearby
  })
  const instants = offsets.map((offset) => midnight - offset).sort((one, other) => one - other)
  const start = instants.find((instant) => dayNumber(new Date(instant), timeZone) === day)
  if (start === undefined) throw new RangeError(`${timeZone} has no such day`)
  return new Date(start)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Clocks change at whole minutes, so the offset is constant within a minute. */
const MINUTE_MS = 60_000

const offsets = new Map<string, { minute: number; offsetMs: number }>()

/** The zone's local time at an instant, in milliseconds as if it were UTC. */
function clockMs(instant: Date, timeZone: string): number {
  const ms = instant.getTime()
  const minute = Math.floor(ms / MINUTE_MS)
  let known = offsets.get(timeZone)
  if (known?.minute !== minute) {
    known = { minute, offsetMs: readClock(minute * MINUTE_MS, timeZone) - minute * MINUTE_MS }
    offsets.set(timeZone, known)
  }
  return ms + known.offsetMs
}

function readClock(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second')
  )
}

/** Creating a format costs far more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

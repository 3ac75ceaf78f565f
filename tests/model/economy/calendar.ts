import { DAY_MS, HOUR_MS } from './amounts.js'

const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day that New York's calendars show, as YYYY-MM-DD. */
export const dayOf = (ms: number): string => CALENDAR.format(ms)

/** The day that UTC's calendars show. */
export const utcDayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const daysFrom = (day: string, days: number): string =>
  utcDayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)

/** The week around an instant, from Monday 00:00 in New York to the next one. */
export function weekOf(ms: number): { startMs: number; endMs: number } {
  const monday = mondayOf(ms)
  return { startMs: midnightOf(monday), endMs: midnightOf(daysFrom(monday, 7)) }
}

/** In New York, which is four or five hours behind UTC. */
function midnightOf(day: string): number {
  const utcMs = Date.parse(`${day}T00:00:00Z`)
  return [4, 5].map((hours) => utcMs + hours * HOUR_MS).find((ms) => dayOf(ms) === day)!
}

/** The Monday that its week began with. */
export function mondayOf(ms: number): string {
  const day = dayOf(ms)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysFrom(day, -((weekday + 6) % 7))
}

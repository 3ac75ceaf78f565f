const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day that New York's calendars show, as YYYY-MM-DD. */
export const dayOf = (ms: number): string => CALENDAR.format(ms)

/** The Monday that its week began with. */
export function mondayOf(ms: number): string {
  const day = new Date(`${dayOf(ms)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

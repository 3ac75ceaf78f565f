import { localInput } from '../../../words/format'

/** Ways to look at a calendar. */
export const CALENDAR_VIEWS = ['month', 'week', 'list'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** A day where whoever looks is, such as 2026-03-14. */
export type Day = string

export const dayOf = (instant: string): Day => localInput(instant).slice(0, 10)

/** Noon, which no change of the clock moves into another day. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00`)

const dayOfDate = (date: Date): Day => dayOf(date.toISOString())

export function plusDays(day: Day, days: number): Day {
  const date = dateOf(day)
  date.setDate(date.getDate() + days)
  return dayOfDate(date)
}

/** The same day of another month, or that month's last one. */
export function plusMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const wanted = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + months)
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  date.setDate(Math.min(wanted, last))
  return dayOfDate(date)
}

/** The week's first day at or before a day; `firstDay` is 0 for Sunday. */
export const weekStart = (day: Day, firstDay: number): Day =>
  plusDays(day, -((dateOf(day).getDay() - firstDay + 7) % 7))

const WEEK = 7
const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => plusDays(first, at))

/** The days that a view shows around a day: whole weeks, or from that day on. */
const SHOWN: Record<CalendarView, (day: Day, firstDay: number) => Day[]> = {
  month: (day, firstDay) => {
    const first = weekStart(`${day.slice(0, 7)}-01`, firstDay)
    const next = plusMonths(`${day.slice(0, 7)}-01`, 1)
    const weeks = Math.ceil((dateOf(next).getTime() - dateOf(first).getTime()) / WEEK / 86_400_000)
    return daysFrom(first, weeks * WEEK)
  },
  week: (day, firstDay) => daysFrom(weekStart(day, firstDay), WEEK),
  list: (day) => daysFrom(day, 2 * WEEK),
}

export const shownDays = (view: CalendarView, day: Day, firstDay: number): Day[] =>
  SHOWN[view](day, firstDay)

/** The day that a view turns to, forwards or backwards. */
const TURNS: Record<CalendarView, (day: Day, by: 1 | -1) => Day> = {
  month: plusMonths,
  week: (day, by) => plusDays(day, by * WEEK),
  list: (day, by) => plusDays(day, by * 2 * WEEK),
}

export const turned = (view: CalendarView, day: Day, by: 1 | -1): Day => TURNS[view](day, by)

/** How far each key moves the focus in the grid. */
export const KEY_DAYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -WEEK],
  ['ArrowDown', WEEK],
])

/** The day that a week begins with, as the language has it; 0 is Sunday. */
export function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return (locale.getWeekInfo?.().firstDay ?? WEEK) % WEEK
}

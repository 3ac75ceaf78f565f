import { intlTag } from '@sidepick/rules/languages'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useConsole } from '../../../app/console_context'
import styles from './calendar.css'
import { dateOf, dayOf, KEY_DAYS, plusDays, plusMonths, type Day } from './calendar_days'
import { EventLine } from './event_line'
import type { GameEvent } from './game_events'

export interface ShownDays {
  days: readonly Day[]
  /** The one that keys move from. */
  day: Day
  events: ReadonlyMap<Day, readonly GameEvent[]>
  turn: (to: Day) => void
}

/** Lines of a day that a month has room for. */
const ROOM = 3
const WEEK = 7

/** Days as a grid: arrows go from day to day, Page Up and Page Down from month to month. */
export function DayGrid({ days, day, events, turn, whole }: ShownDays & { whole: boolean }) {
  const { text, language } = useConsole()
  const tag = intlTag(language)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
    moved.current = false
  }, [day])
  const weeks = Array.from({ length: days.length / WEEK }, (_, at) =>
    days.slice(at * WEEK, (at + 1) * WEEK)
  )
  const nameOf = new Intl.DateTimeFormat(tag, { weekday: 'short' })
  const whenOf = new Intl.DateTimeFormat(tag, { dateStyle: 'full' })
  const now = dayOf(new Date().toISOString())

  function onKey(event: KeyboardEvent) {
    const to = targetOf(event.key, day)
    if (to === null || !(event.target as HTMLElement).matches('td')) return
    event.preventDefault()
    moved.current = true
    turn(to)
  }

  return (
    <table
      ref={grid}
      role="grid"
      aria-label={text('calendar.title')}
      className={styles.grid}
      onKeyDown={onKey}
    >
      <thead>
        <tr>
          {days.slice(0, WEEK).map((it) => (
            <th key={it} scope="col" className={styles.weekday}>
              {nameOf.format(dateOf(it))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((it) => {
              const all = events.get(it) ?? []
              const shown = whole ? all : all.slice(0, ROOM)
              return (
                <td
                  key={it}
                  tabIndex={it === day ? 0 : -1}
                  aria-current={it === now ? 'date' : undefined}
                  data-outside={!whole && it.slice(0, 7) !== day.slice(0, 7)}
                  className={styles.day}
                  onFocus={({ target, currentTarget }) =>
                    target === currentTarget && it !== day && turn(it)
                  }
                >
                  <span className={styles.number} aria-hidden="true">
                    {dateOf(it).getDate()}
                  </span>
                  <span className="vs-visually-hidden">
                    {text('calendar.day', {
                      day: whenOf.format(dateOf(it)),
                      events: all.length,
                    })}
                  </span>
                  {all.length > 0 && (
                    <Link
                      to={listOf(it)}
                      className={styles.count}
                      aria-label={text('calendar.events', { events: all.length })}
                    >
                      {all.length}
                    </Link>
                  )}
                  {shown.map((event) => (
                    <EventLine key={event.key} event={event} />
                  ))}
                  {all.length > shown.length && (
                    <Link to={listOf(it)} className={styles.more}>
                      {text('calendar.others', { events: all.length - shown.length })}
                    </Link>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const listOf = (day: Day) => `/games/calendar?view=list&day=${day}`

function targetOf(key: string, day: Day): Day | null {
  const days = KEY_DAYS.get(key)
  if (days !== undefined) return plusDays(day, days)
  if (key === 'PageUp') return plusMonths(day, -1)
  return key === 'PageDown' ? plusMonths(day, 1) : null
}

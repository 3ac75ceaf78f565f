import { intlTag } from '@sidepick/rules/languages'
import { Button } from 'react-aria-components'
import { Link, useSearchParams } from 'react-router'
import { useConsole } from '../../../app/console_context'
import button from '../../../ui/act.css'
import { Page } from '../../../ui/page'
import { Fault, Waiting } from '../../../ui/states'
import { Switch } from '../../../ui/switch'
import { useGameCalls } from '../game_calls'
import { Agenda } from './agenda'
import styles from './calendar.css'
import {
  CALENDAR_VIEWS,
  dateOf,
  dayOf,
  firstDayOf,
  plusDays,
  shownDays,
  turned,
  type CalendarView,
  type Day,
} from './calendar_days'
import { DayGrid } from './day_grid'
import { eventsByDay } from './game_events'

/** Games that one request answers at most. */
const MOST = 100

/** When games start, close and end: by month, by week, or as a list. The address holds what is shown. */
export function GameCalendar() {
  const { text, language } = useConsole()
  const { list } = useGameCalls()
  const { view, day, show } = useCalendarAddress()
  const days = shownDays(view, day, firstDayOf(intlTag(language)))
  const span = {
    eventsFrom: new Date(`${days[0]}T00:00`).toISOString(),
    eventsTo: new Date(`${plusDays(days.at(-1)!, 1)}T00:00`).toISOString(),
  }
  const state = list.useQuery(
    { query: { ...span, limit: MOST } },
    { refetchOnMountOrArgChange: true }
  )
  const title = new Intl.DateTimeFormat(intlTag(language), { month: 'long', year: 'numeric' })
  const events = eventsByDay(state.data?.items ?? [])
  const shown = { days, day, events, turn: (to: Day) => show({ day: to }) }
  return (
    <Page
      title={text('calendar.title')}
      up={{ to: '/games', label: text('view.games') }}
      acts={
        <Link to="/games/new" className={`${button.button} ${button.main}`}>
          {text('games.new')}
        </Link>
      }
    >
      <div className={styles.tools}>
        <h2 className={styles.month} aria-live="polite">
          {title.format(dateOf(day))}
        </h2>
        <div className={styles.ways}>
          <Button
            className={`${button.button} ${button.plain}`}
            onPress={() => show({ day: turned(view, day, -1) })}
          >
            {text('calendar.before')}
          </Button>
          <Button
            className={`${button.button} ${button.plain}`}
            onPress={() => show({ day: today() })}
          >
            {text('calendar.today')}
          </Button>
          <Button
            className={`${button.button} ${button.plain}`}
            onPress={() => show({ day: turned(view, day, 1) })}
          >
            {text('calendar.after')}
          </Button>
          <Switch
            label={text('calendar.view')}
            values={CALENDAR_VIEWS}
            value={view}
            nameOf={(value) => text(`calendar.${value}`)}
            choose={(chosen) => show({ view: chosen })}
          />
        </div>
      </div>
      {view !== 'list' && state.isFetching && (
        <p role="status" className="vs-visually-hidden">
          {text('state.loading')}
        </p>
      )}
      {state.data?.next && <p role="status">{text('calendar.more', { games: MOST })}</p>}
      {state.data === undefined && state.isError ? (
        <Fault error={state.error} retry={() => void state.refetch()} />
      ) : view === 'list' && state.data === undefined ? (
        <Waiting />
      ) : view === 'list' ? (
        <Agenda {...shown} />
      ) : (
        <DayGrid {...shown} whole={view === 'week'} />
      )}
    </Page>
  )
}

const today = (): Day => dayOf(new Date().toISOString())

const DAY = /^\d{4}-\d{2}-\d{2}$/

function useCalendarAddress() {
  const [params, setParams] = useSearchParams()
  const view = CALENDAR_VIEWS.find((it) => it === params.get('view')) ?? 'month'
  const asked = params.get('day') ?? ''
  const isDay = DAY.test(asked) && !Number.isNaN(dateOf(asked).getTime())
  const day = isDay ? asked : today()
  return {
    view,
    day,
    show: (next: { view?: CalendarView; day?: Day }) =>
      setParams({ view, day, ...next }, { replace: true }),
  }
}

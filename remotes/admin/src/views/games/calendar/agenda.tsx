import { intlTag } from '@sidepick/rules/languages'
import { useConsole } from '../../../app/console_context'
import { Empty } from '../../../ui/states'
import styles from './calendar.css'
import { dateOf } from './calendar_days'
import type { ShownDays } from './day_grid'
import { EventLine } from './event_line'

/** The days on which something happens, under each other. */
export function Agenda({ days, events }: Pick<ShownDays, 'days' | 'events'>) {
  const { text, language } = useConsole()
  const when = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'full' })
  const busy = days.filter((day) => events.has(day))
  if (busy.length === 0) return <Empty>{text('calendar.empty')}</Empty>
  return (
    <div className={styles.agenda}>
      {busy.map((day) => (
        <section key={day} className={styles.agendaDay} aria-label={when.format(dateOf(day))}>
          <h3 className={styles.agendaTitle}>{when.format(dateOf(day))}</h3>
          <ul className={styles.agendaLines}>
            {events.get(day)?.map((event) => (
              <li key={event.key}>
                <EventLine event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

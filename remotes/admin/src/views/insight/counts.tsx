import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { Choice } from '../../ui/choice'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Fault, Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'
import bars from './counts.css'

const DAYS = ['1', '7', '28', '90'] as const
/** What the counts are told apart by. */
const DIMENSIONS = [
  'event',
  'day',
  'gameId',
  'widgetId',
  'partner',
  'displayMode',
  'flavour',
  'release',
] as const
type Dimension = (typeof DIMENSIONS)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/** How often things happened, from the hourly sums: a table, with a bar for each row. */
export function Counts() {
  const { text, language, endpoints } = useConsole()
  const isAdmin = useReach() === 'everybody'
  const [params, setParams] = useSearchParams()
  const days = params.get('days') ?? '7'
  const by = (DIMENSIONS.find((it) => it === params.get('by')) ?? 'event') as Dimension
  const widgetId = params.get('widgetId') ?? ''
  const [today] = useState(() => Math.ceil(Date.now() / DAY_MS) * DAY_MS)
  const span = {
    from: new Date(today - Number(days) * DAY_MS).toISOString(),
    to: new Date(today).toISOString(),
  }
  const own = endpoints.widgetsOwnList.useQuery({ query: { limit: 100 } }, { skip: isAdmin })
  const widgets = own.data?.items ?? []
  const scope = isAdmin ? {} : { widgetId: widgetId || widgets[0]?.id }
  const state = endpoints.analyticsCounts.useQuery(
    { query: { ...span, by: [by], limit: 200, ...scope } },
    { skip: !isAdmin && scope.widgetId === undefined, refetchOnMountOrArgChange: true }
  )
  const choose = (name: string) => (value: string) =>
    setParams(
      (before) => {
        before.set(name, value)
        return before
      },
      { replace: true }
    )
  return (
    <Page title={text('view.counts')}>
      <div className={bars.tools}>
        <Choice
          label={text('counts.days')}
          value={days}
          options={DAYS.map((value) => ({
            value,
            label: text('counts.lastDays', { days: Number(value) }),
          }))}
          onChange={choose('days')}
        />
        <Choice
          label={text('counts.by')}
          value={by}
          options={DIMENSIONS.map((value) => ({ value, label: text(`by.${value}`) }))}
          onChange={choose('by')}
        />
        {!isAdmin && (
          <Choice
            label={text('explain.widget')}
            value={scope.widgetId ?? ''}
            options={widgets.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose('widgetId')}
          />
        )}
      </div>
      {own.isError ? (
        <Fault error={own.error} retry={() => void own.refetch()} />
      ) : !isAdmin && own.data && widgets.length === 0 ? (
        <Empty>{text('counts.noWidget')}</Empty>
      ) : (
        <Panel title={text(`by.${by}`)}>
          <Read state={state}>
            {({ items, rolledUpTo }) => {
              const most = Math.max(1, ...items.map(({ events }) => events))
              return (
                <>
                  <p className={bars.until}>
                    {rolledUpTo
                      ? text('counts.until', { when: formatInstant(rolledUpTo, language) })
                      : text('counts.nothingYet')}
                  </p>
                  {items.length === 0 ? (
                    <Empty>{text('list.empty')}</Empty>
                  ) : (
                    <PlainTable
                      head={[text(`by.${by}`), text('counts.events'), text('counts.bar')]}
                      rows={items.map(({ events, ...named }) => {
                        const name = Object.values(named).join(' ') || '–'
                        return {
                          key: name,
                          cells: [
                            name,
                            formatNumber(events, language),
                            <span
                              key="bar"
                              className={bars.bar}
                              style={{ width: `${(100 * events) / most}%` }}
                            />,
                          ],
                        }
                      })}
                    />
                  )}
                </>
              )
            }}
          </Read>
        </Panel>
      )}
    </Page>
  )
}

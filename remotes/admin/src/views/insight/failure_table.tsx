import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'

const MINUTES = 24 * 60

/** What failed in players' browsers within a day: of all releases, or of one, as `remote@version`. */
export function FailureTable({ release }: { release?: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.analyticsFailures.useQuery(
    { query: { minutes: MINUTES } },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000 }
  )
  return (
    <Panel title={text('failures.day')}>
      <Read state={state}>
        {({ items }) => {
          const shown = items.filter((failure) => !release || failure.release === release)
          if (shown.length === 0) return <Empty>{text('today.nothing')}</Empty>
          return (
            <PlainTable
              head={[
                text('failures.what'),
                ...(release ? [] : [text('failures.release')]),
                text('failures.reason'),
                ...(release ? [] : [text('creators.partner')]),
                text('failures.sessions'),
                text('failures.last'),
              ]}
              rows={shown.map((failure) => ({
                key: Object.values(failure).join(),
                cells: [
                  `${failure.event} ${failure.detail}`,
                  ...(release ? [] : [failure.release]),
                  failure.reason,
                  ...(release ? [] : [failure.partner]),
                  formatNumber(failure.sessions, language),
                  formatInstant(failure.lastAt, language),
                ],
              }))}
            />
          )
        }}
      </Read>
    </Panel>
  )
}

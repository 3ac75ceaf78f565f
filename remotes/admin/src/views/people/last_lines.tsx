import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'
import { LedgerSubject } from '../ledger/ledger_subject'

const SHOWN = 10

/** What a person last staked, won, bought and was given; a play leads to its game. */
export function LastLines({ userId }: { userId: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.ledgerAdminList.useQuery(
    { query: { userId, limit: SHOWN } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('people.lastLines')}>
      <Read state={state}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Empty>{text('list.empty')}</Empty>
          ) : (
            <>
              <PlainTable
                head={[
                  text('ledger.when'),
                  text('ledger.type'),
                  text('wallet.currency'),
                  text('ledger.amount'),
                  text('ledger.reference'),
                ]}
                rows={items.map((line) => ({
                  key: `${line.id} ${line.currency}`,
                  cells: [
                    formatInstant(line.createdAt, language),
                    line.type,
                    line.currency,
                    formatNumber(line.amount, language),
                    <LedgerSubject key="subject" line={line} />,
                  ],
                }))}
              />
              {next !== null && (
                <Link to={`/ledger?userId=${userId}`}>{text('people.ledger')}</Link>
              )}
            </>
          )
        }
      </Read>
    </Panel>
  )
}

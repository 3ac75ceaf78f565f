import { useConsole } from '../../app/console_context'
import { Newest } from '../../ui/newest'
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
    <Newest
      title={text('people.lastLines')}
      state={state}
      none={text('list.empty')}
      head={[
        text('ledger.when'),
        text('ledger.type'),
        text('wallet.currency'),
        text('ledger.amount'),
        text('ledger.reference'),
      ]}
      rowOf={(line) => ({
        key: `${line.id} ${line.currency}`,
        cells: [
          formatInstant(line.createdAt, language),
          line.type,
          line.currency,
          formatNumber(line.amount, language),
          <LedgerSubject key="subject" line={line} />,
        ],
      })}
      all={{ to: `/ledger?userId=${userId}`, label: text('people.ledger') }}
    />
  )
}

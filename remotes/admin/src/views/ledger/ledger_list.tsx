import type { Calls } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatInstant, formatNumber } from '../../words/format'
import { LedgerSubject, linesOf } from './ledger_subject'

type Currency = NonNullable<NonNullable<Calls['GET /v1/admin/ledger']['query']>['currency']>

/** Each can be looked for. */
const LOOKED_FOR: Record<Currency, true> = {
  free: true,
  white: true,
  black: true,
  gray: true,
  coin: true,
  pending_coin: true,
  point: true,
}
const CURRENCIES = Object.keys(LOOKED_FOR) as Currency[]

/** Each line leads to its transaction, to whom it belongs, and to what it is about. */
export function LedgerList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.ledger')}
      name="ledger"
      query={endpoints.ledgerAdminList}
      call="GET /v1/admin/ledger"
      filters={[
        { id: 'userId', label: text('ledger.user'), kind: 'id' },
        { id: 'gameId', label: text('ledger.game'), kind: 'id' },
        { id: 'transactionId', label: text('ledger.transaction'), kind: 'id' },
        {
          id: 'currency',
          label: text('wallet.currency'),
          options: CURRENCIES.map((value) => ({ value, label: text(`currency.${value}`) })),
        },
      ]}
      columns={[
        {
          id: 'when',
          label: text('ledger.when'),
          value: (line) => line.createdAt,
          draw: (line) => (
            <Link to={linesOf(line.id)}>{formatInstant(line.createdAt, language)}</Link>
          ),
          whole: true,
          sort: 'created',
        },
        { id: 'type', label: text('ledger.type'), value: (line) => line.type },
        { id: 'source', label: text('ledger.source'), value: (line) => line.source },
        { id: 'currency', label: text('wallet.currency'), value: (line) => line.currency },
        {
          id: 'amount',
          label: text('ledger.amount'),
          value: (line) => line.amount,
          draw: (line) => formatNumber(line.amount, language),
          numeric: true,
        },
        {
          id: 'after',
          label: text('ledger.after'),
          value: (line) => line.balanceAfter,
          draw: (line) => line.balanceAfter !== null && formatNumber(line.balanceAfter, language),
          numeric: true,
        },
        {
          id: 'user',
          label: text('ledger.user'),
          value: (line) => line.userId,
          draw: (line) => <Link to={`/people/${line.userId}`}>{line.userId}</Link>,
          whole: true,
        },
        {
          id: 'reference',
          label: text('ledger.reference'),
          value: (line) => line.reference,
          draw: (line) => <LedgerSubject line={line} />,
          whole: true,
        },
      ]}
      idOf={(line) => `${line.id} ${line.currency}`}
    />
  )
}

import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Facts, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatNumber } from '../../words/format'

/** What a balance is kept of. */
const HELD = ['white', 'black', 'gray', 'coin', 'pending_coin', 'point'] as const
/** What an admin may set; pending coins come and go by their hold. */
const CURRENCIES = ['white', 'black', 'gray', 'coin', 'point'] as const

/** What is held, and a way to set it with a reason; the posting and the audit log keep both. */
export function Wallet({ userId }: { userId: string }) {
  const { text, http, language, emit, endpoints } = useConsole()
  const held = endpoints.walletsAdminShow.useQuery(
    { params: { id: userId } },
    { refetchOnMountOrArgChange: true }
  )
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={text('wallet.title')}>
      <Read state={held}>
        {(balances) => (
          <Facts
            facts={HELD.map((currency) => [
              text(`currency.${currency}`),
              number(balances[currency]),
            ])}
          />
        )}
      </Read>
      <RecordForm<Sent<'PUT /v1/admin/wallets/{id}'>>
        call="PUT /v1/admin/wallets/{id}"
        fields={[
          {
            name: 'currency',
            label: text('wallet.currency'),
            kind: 'text',
            options: CURRENCIES.map((value) => ({ value, label: text(`currency.${value}`) })),
          },
          { name: 'balance', label: text('wallet.balance'), kind: 'number', required: true },
          {
            name: 'expectedBalance',
            label: text('wallet.expected'),
            kind: 'number',
            hint: text('wallet.expectedHint'),
          },
          {
            name: 'reason',
            label: text('wallet.reason'),
            kind: 'long',
            required: true,
            maxLength: 500,
          },
        ]}
        send={async (body) => {
          const { before, balance } = await http('PUT /v1/admin/wallets/{id}', {
            params: { id: userId },
            body,
          })
          const said = text('wallet.changed', { before: number(before), after: number(balance) })
          emit('toast', { text: said, kind: 'info' })
          void held.refetch()
        }}
        label={text('wallet.set')}
        done={text('wallet.done')}
      />
    </Panel>
  )
}

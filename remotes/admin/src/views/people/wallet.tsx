import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Panel } from '../../ui/page'
import { formatNumber } from '../../words/format'

const CURRENCIES = ['white', 'black', 'gray', 'coin', 'point'] as const

/** Sets a balance with a reason; the posting and the audit log keep both. */
export function Wallet({ userId }: { userId: string }) {
  const { text, http, language, emit } = useConsole()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={text('wallet.title')}>
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
        }}
        label={text('wallet.set')}
        done={text('wallet.done')}
      />
    </Panel>
  )
}

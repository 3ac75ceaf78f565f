import type { Http } from '@sidepick/card-kit'
import type { PartnerDomain } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import { readPages } from '../../list/read_pages'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { pageOf, winningRows } from './winning_row'

interface Answer {
  address: string
  /** The one that wins first; null for what is no address. */
  rows: PartnerDomain[] | null
}

/** Which partner's row a page of theirs gets, by the rule that the server goes by. */
export function WhichRow() {
  const { text, http } = useConsole()
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <Page title={text('which.title')} up={{ to: '/domains', label: text('view.domains') }}>
      <Panel title={text('which.where')}>
        <RecordForm<{ address: string }>
          fields={[
            {
              name: 'address',
              label: text('which.address'),
              kind: 'text',
              hint: text('which.hint'),
              required: true,
            },
          ]}
          call={null}
          send={async ({ address }) => {
            const page = pageOf(address)
            setAnswer({ address, rows: page && winningRows(await readAll(http), page) })
          }}
          label={text('which.ask')}
          done={text('which.asked')}
        />
      </Panel>
      {answer && <Found answer={answer} />}
    </Page>
  )
}

/** Every row there is: which one wins is known among all of them alone. */
const readAll = async (http: Http): Promise<PartnerDomain[]> => {
  const { items } = await readPages((start) =>
    http('GET /v1/partner-domain', { query: { limit: 100, start } })
  )
  return items
}

function Found({ answer: { address, rows } }: { answer: Answer }) {
  const { text } = useConsole()
  if (!rows || rows.length === 0) {
    return <p role="status">{text(rows ? 'which.none' : 'which.noAddress')}</p>
  }
  return (
    <Panel title={text('which.found', { address })}>
      <p role="status">{text('which.wins')}</p>
      <PlainTable
        head={[
          text('record.name'),
          text('domains.host'),
          text('domains.path'),
          text('domains.marker'),
          text('domains.priority'),
          text('record.distributor'),
          text('domains.flavour'),
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            row.name,
            <Link key="row" to={`/domains/${row.id}`}>
              {row.host}
            </Link>,
            row.pathPattern ?? '–',
            row.queryMarker ?? '–',
            row.priority,
            row.distributorId,
            row.flavour ?? '–',
          ],
        }))}
      />
    </Panel>
  )
}

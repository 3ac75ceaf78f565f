import type { Http } from '@sidepick/card-kit'
import type { Cuts } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import type { FormCall } from '../../form/form_calls'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant, formatShare } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { SHARES, useCutFields } from './cut_fields'
import { CutVersions } from './cut_versions'

type Shares = Sent<'PATCH /v1/admin/cuts/{id}'>

/** How each scope's shares are set. */
const EDITS: Record<Cuts['scope'], (http: Http, id: string, body: Shares) => Promise<Cuts>> = {
  global: (http, _, body) =>
    http('PATCH /v1/admin/cuts', { body: body as Sent<'PATCH /v1/admin/cuts'> }),
  creator: (http, id, body) => http('PATCH /v1/admin/cuts/{id}', { params: { id }, body }),
  distributor: (http, id, body) =>
    http('PATCH /v1/admin/cuts/{id}/distributor', { params: { id }, body }),
}

const CALLS: Record<Cuts['scope'], FormCall> = {
  global: 'PATCH /v1/admin/cuts',
  creator: 'PATCH /v1/admin/cuts/{id}',
  distributor: 'PATCH /v1/admin/cuts/{id}/distributor',
}

/** The shares of the rake: those of everybody, or those of one creator or distributor. */
export function CutPage() {
  const { id } = useParams()
  const { endpoints } = useConsole()
  const isOwn = id !== undefined
  const again = { refetchOnMountOrArgChange: true }
  const all = endpoints.cutsAdminShow.useQuery(undefined, { ...again, skip: isOwn })
  const own = endpoints.cutsAdminOwnShow.useQuery(
    { params: { id: id ?? '' } },
    { ...again, skip: !isOwn }
  )
  const state = isOwn ? own : all
  return (
    <Read state={state}>
      {(cuts) => <Known cuts={cuts} readAgain={() => void state.refetch()} />}
    </Read>
  )
}

/** A version begins now unless somebody says when. */
const fromNow = (cuts: Cuts) => ({ ...cuts, effectiveFrom: null })

function Known({ cuts, readAgain }: { cuts: Cuts; readAgain: () => void }) {
  const { text, http, language } = useConsole()
  const fields = useCutFields()
  const [written, setWritten] = useState(0)
  const { scope, id, effectiveFrom, resolved } = cuts
  const isGlobal = id === null
  return (
    <Page
      title={isGlobal ? text('view.cuts') : text('cuts.of', { who: id })}
      up={isGlobal ? undefined : { to: '/cuts', label: text('view.cuts') }}
    >
      <Panel title={text('cuts.now')}>
        <Facts
          facts={[
            ...SHARES.map(
              (name) => [text(`cuts.${name}`), formatShare(resolved[name], language)] as const
            ),
            [
              text('cuts.from'),
              effectiveFrom ? formatInstant(effectiveFrom, language) : text('cuts.builtIn'),
            ],
          ]}
        />
      </Panel>
      <Panel title={text('cuts.new')}>
        <RecordForm<Shares>
          call={CALLS[scope]}
          fields={fields}
          record={fromNow(cuts)}
          send={async (body) => {
            await EDITS[scope](http, id ?? '', body)
            setWritten((times) => times + 1)
            readAgain()
            const saved = isGlobal
              ? await http('GET /v1/admin/cuts')
              : await http('GET /v1/admin/cuts/{id}', { params: { id } })
            return fromNow(saved)
          }}
          label={text('cuts.set')}
          done={text('cuts.done')}
        />
      </Panel>
      <CutVersions key={`versions ${written}`} id={id} inForce={effectiveFrom} />
      <RecordAudit key={`audit ${written}`} type="cuts" id={id ?? scope} />
    </Page>
  )
}

import type { Cuts } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant, formatShare } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { SHARES, useCutFields } from './cut_fields'
import { CutVersions } from './cut_versions'

const PATH = '/v1/admin/cuts'

/** Where each scope's shares are set. */
const EDITS: Record<Cuts['scope'], (id: string | null) => string> = {
  global: () => PATH,
  creator: (id) => `${PATH}/${id}`,
  distributor: (id) => `${PATH}/${id}/distributor`,
}

/** The shares of the rake: those of everybody, or those of one creator or distributor. */
export function CutPage() {
  const { id } = useParams()
  const { endpoints } = useConsole()
  const isOwn = id !== undefined
  const again = { refetchOnMountOrArgChange: true }
  const all = endpoints.cutsAdminShow.useQuery(undefined, { ...again, skip: isOwn })
  const own = endpoints.cutsAdminOwnShow.useQuery(id ?? '', { ...again, skip: !isOwn })
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
        <RecordForm
          fields={fields}
          record={fromNow(cuts)}
          send={async (body) => {
            await http(EDITS[scope](id), { method: 'PATCH', body })
            setWritten((times) => times + 1)
            readAgain()
            return fromNow(await http<Cuts>(isGlobal ? PATH : `${PATH}/${id}`))
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

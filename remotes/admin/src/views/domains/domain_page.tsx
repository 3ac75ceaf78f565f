import type { PartnerDomain } from '@sidepick/rules/generated_wire'
import { useNavigate, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import { replaceWhole } from '../../form/replace_whole'
import { Act } from '../../ui/act'
import { Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { RecordAudit } from '../audit/record_audit'
import { useDomainFields } from './domain_fields'

/** What the call that replaces a domain takes: all of it but what the server gives. */
const bodyOf = ({ id: _, createdAt: __, ...rest }: PartnerDomain) => rest

export function DomainPage() {
  const { id = '' } = useParams()
  const { text, http, endpoints } = useConsole()
  const navigate = useNavigate()
  const fields = useDomainFields()
  const state = endpoints.partnerDomainsShow.useQuery(id, { refetchOnMountOrArgChange: true })
  const path = `/v1/partner-domain/${id}`
  return (
    <Read state={state}>
      {(domain) => (
        <Page
          title={domain.host}
          up={{ to: '/domains', label: text('view.domains') }}
          acts={
            <Act
              label={text('domains.remove')}
              look="danger"
              confirm={{
                title: text('domains.removeTitle', { host: domain.host }),
                text: <p>{text('domains.removeText')}</p>,
                label: text('domains.remove'),
              }}
              run={async () => {
                await http(path, { method: 'DELETE' })
                void navigate('/domains', GONE)
              }}
              done={text('domains.removed')}
            />
          }
        >
          <Panel title={text('record.what')}>
            <RecordForm
              fields={fields}
              record={domain}
              send={async (changes, expected) => {
                const saved = await replaceWhole(http, path, { bodyOf, changes, expected })
                void state.refetch()
                return saved
              }}
              latest={() => http<PartnerDomain>(path)}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
          <RecordAudit type="partner_domain" id={id} />
        </Page>
      )}
    </Read>
  )
}

import type { PartnerDomain } from '@sidepick/rules/generated_wire'
import { useNavigate, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
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
  const state = endpoints.partnerDomainsShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  const params = { id }
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
                await http('DELETE /v1/partner-domain/{id}', { params })
                void navigate('/domains', GONE)
              }}
              done={text('domains.removed')}
            />
          }
        >
          <Panel title={text('record.what')}>
            <RecordForm<Sent<'PUT /v1/partner-domain/{id}'>>
              call="PUT /v1/partner-domain/{id}"
              fields={fields}
              record={domain}
              send={async (changes, expected) => {
                const saved = await replaceWhole({
                  read: () => http('GET /v1/partner-domain/{id}', { params }),
                  write: (body) => http('PUT /v1/partner-domain/{id}', { params, body }),
                  ...{ bodyOf, changes, expected },
                  parts: ['flags'],
                })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /v1/partner-domain/{id}', { params })}
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

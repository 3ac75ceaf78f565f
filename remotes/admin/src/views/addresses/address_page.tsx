import { Link, useNavigate, useParams } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { useAddressFields } from './address_fields'

const PATHS = { everybody: '/v1/admin/custom-urls', own: '/v1/creator/custom-urls' } as const

type Edit = `PATCH ${(typeof PATHS)[keyof typeof PATHS]}/{id}`

/** A short name that opens a widget. */
export function AddressPage() {
  const { id = '' } = useParams()
  const { text, http, language, endpoints } = useConsole()
  const reach = useReach()
  const navigate = useNavigate()
  const fields = useAddressFields()
  const state = endpoints.customUrlsOwnShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  const params = { id }
  return (
    <Read state={state}>
      {(address) => (
        <Page
          title={address.url}
          up={{ to: '/addresses', label: text('view.addresses') }}
          acts={
            reach === 'own' && (
              <Act
                label={text('addresses.remove')}
                look="danger"
                confirm={{
                  title: text('addresses.removeTitle', { name: address.url }),
                  text: <p>{text('addresses.removeText')}</p>,
                  label: text('addresses.remove'),
                }}
                run={async () => {
                  await http('DELETE /v1/creator/custom-urls/{id}', { params })
                  void navigate('/addresses', GONE)
                }}
                done={text('addresses.removed')}
              />
            )
          }
        >
          <Panel title={text('record.now')}>
            <Facts
              facts={[
                [text('addresses.path'), `/custom/${address.url}`],
                [text('addresses.works'), text(address.active ? 'yes' : 'no')],
                [text('addresses.locked'), text(address.locked ? 'yes' : 'no')],
                [
                  text('addresses.widget'),
                  <Link key="widget" to={`/widgets/${address.widgetId}`}>
                    {address.widgetId}
                  </Link>,
                ],
                [text('record.created'), formatInstant(address.createdAt, language)],
              ]}
            />
          </Panel>
          <Panel title={text('record.what')}>
            <RecordForm<Sent<Edit>>
              call={`PATCH ${PATHS[reach]}/{id}`}
              fields={fields}
              record={address}
              send={async (changes, expected) => {
                const body = { ...changes, expected }
                const saved = await http(`PATCH ${PATHS[reach]}/{id}`, { params, body })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /v1/creator/custom-urls/{id}', { params })}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
          <RecordAudit type="custom_url" id={id} />
        </Page>
      )}
    </Read>
  )
}

import { Link, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatShare } from '../../words/format'

export function CreatorPage() {
  const { id = '' } = useParams()
  const { text, http, language, endpoints } = useConsole()
  const state = endpoints.creatorsAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(creator) => (
        <Page title={creator.userName} up={{ to: '/creators', label: text('view.creators') }}>
          <Panel title={text('record.now')}>
            <Facts
              facts={[
                [text('creators.partner'), creator.partnerName],
                [text('creators.cutPercent'), formatShare(creator.hostBps, language)],
                [
                  text('people.more'),
                  <Link key="games" to={`/games?creatorId=${id}`}>
                    {text('view.games')}
                  </Link>,
                ],
                [
                  text('view.cuts'),
                  <Link key="cuts" to={`/cuts/${id}`}>
                    {text('cuts.own')}
                  </Link>,
                ],
              ]}
            />
          </Panel>
          <Panel title={text('record.what')}>
            <RecordForm<Sent<'PATCH /v1/admin/creators/{id}'>>
              call="PATCH /v1/admin/creators/{id}"
              fields={[
                { name: 'userName', label: text('record.name'), kind: 'text', required: true },
                { name: 'partnerName', label: text('creators.partner'), kind: 'text' },
                {
                  name: 'hostBps',
                  label: text('creators.cut'),
                  kind: 'number',
                  hint: text('creators.cutHint'),
                },
                { name: 'parentId', label: text('creators.parent'), kind: 'text' },
              ]}
              record={creator}
              send={async (changes, expected) => {
                const body = { ...changes, expected }
                const saved = await http('PATCH /v1/admin/creators/{id}', { params: { id }, body })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /v1/admin/creators/{id}', { params: { id } })}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
        </Page>
      )}
    </Read>
  )
}

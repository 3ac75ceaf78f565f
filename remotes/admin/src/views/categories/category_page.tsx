import { useNavigate, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { useCategoryFields } from './category_fields'

export function CategoryPage() {
  const { id = '' } = useParams()
  const { text, http, language, endpoints } = useConsole()
  const navigate = useNavigate()
  const fields = useCategoryFields()
  const state = endpoints.categoriesAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(category) => (
        <Page
          title={category.categoryName}
          up={{ to: '/categories', label: text('view.categories') }}
          acts={
            <Act
              label={text('categories.remove')}
              look="danger"
              confirm={{
                title: text('categories.removeTitle', { name: category.categoryName }),
                text: <p>{text('categories.removeText')}</p>,
                label: text('categories.remove'),
              }}
              run={async () => {
                await http('DELETE /v1/admin/categories/{id}', { params: { id } })
                void navigate('/categories', GONE)
              }}
              done={text('categories.removed')}
            />
          }
        >
          <Panel title={text('record.now')}>
            <Facts
              facts={[
                [text('games.language'), category.language],
                [text('record.active'), text(category.active ? 'yes' : 'no')],
                [text('record.created'), formatInstant(category.createdAt, language)],
              ]}
            />
          </Panel>
          <Panel title={text('record.what')}>
            <RecordForm<Sent<'PATCH /v1/admin/categories/{id}'>>
              call="PATCH /v1/admin/categories/{id}"
              fields={fields}
              record={category}
              send={async (changes, expected) => {
                const body = { ...changes, expected }
                const saved = await http('PATCH /v1/admin/categories/{id}', {
                  params: { id },
                  body,
                })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /v1/admin/categories/{id}', { params: { id } })}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
          <RecordAudit type="category" id={id} />
        </Page>
      )}
    </Read>
  )
}

import { useNavigate, useParams } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { Snippet } from './snippet'
import { WidgetPreview } from './widget_preview'
import { useWidgetFields } from './widget_fields'

export function WidgetPage() {
  const { id = '' } = useParams()
  const { text, http, endpoints } = useConsole()
  const isOwn = useReach() === 'own'
  const navigate = useNavigate()
  const fields = useWidgetFields()
  const state = endpoints.widgetsOwnShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(widget) => (
        <Page
          title={widget.name}
          up={{ to: '/widgets', label: text('view.widgets') }}
          acts={
            isOwn && (
              <Act
                label={text('widgets.remove')}
                look="danger"
                confirm={{
                  title: text('widgets.removeTitle', { name: widget.name }),
                  text: <p>{text('widgets.removeText')}</p>,
                  label: text('widgets.remove'),
                }}
                run={async () => {
                  await http('DELETE /v1/creator/widgets/{id}', { params: { id } })
                  void navigate('/widgets', GONE)
                }}
                done={text('widgets.removed')}
              />
            )
          }
        >
          <Panel title={text('snippet.title')}>
            <Snippet widgetId={widget.id} mode={widget.type} />
          </Panel>
          {isOwn && (
            <Panel title={text('record.what')}>
              <RecordForm<Sent<'PATCH /v1/creator/widgets/{id}'>>
                call="PATCH /v1/creator/widgets/{id}"
                fields={fields}
                record={widget}
                send={async (changes, expected) => {
                  const body = { ...changes, expected }
                  const saved = await http('PATCH /v1/creator/widgets/{id}', {
                    params: { id },
                    body,
                  })
                  void state.refetch()
                  return saved
                }}
                latest={() => http('GET /v1/creator/widgets/{id}', { params: { id } })}
                label={text('form.save')}
                done={text('form.saved')}
                beside={(draft) => <WidgetPreview id={id} draft={draft} />}
              />
            </Panel>
          )}
        </Page>
      )}
    </Read>
  )
}

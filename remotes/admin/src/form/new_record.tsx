import { useNavigate } from 'react-router'
import { useConsole } from '../app/console_context'
import { Page, Panel } from '../ui/page'
import type { AdminMessage } from '../words/admin_text'
import type { Field } from './form_field'
import { RecordForm } from './record_form'

interface Props {
  title: string
  /** The list it is added to: its address below the console, and its name. */
  list: { to: string; label: AdminMessage }
  fields: readonly Field[]
  /** Of the call that creates one; it answers with the record's id. */
  path: string
}

/** The page on which a record is made, and from which one comes to it. */
export function NewRecord({ title, list, fields, path }: Props) {
  const { text, http } = useConsole()
  const navigate = useNavigate()
  return (
    <Page title={title} up={{ to: list.to, label: text(list.label) }}>
      <Panel title={text('record.what')}>
        <RecordForm
          fields={fields}
          send={async (body) => {
            const { id } = await http<{ id: string }>(path, { method: 'POST', body })
            void navigate(`${list.to}/${id}`)
          }}
          label={text('form.create')}
          done={text('form.created')}
        />
      </Panel>
    </Page>
  )
}

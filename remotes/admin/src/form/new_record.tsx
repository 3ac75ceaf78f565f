import type { CallName } from '@sidepick/card-kit'
import type { Calls } from '@sidepick/rules/generated_wire'
import { useNavigate } from 'react-router'
import { useConsole } from '../app/console_context'
import { Page, Panel } from '../ui/page'
import type { AdminMessage } from '../words/admin_text'
import type { FormCall } from './form_calls'
import { RecordForm } from './record_form'
import type { Field } from './form_field'
import type { FieldsOf, NameIn, Sent } from './sent'

/** A call that makes a record. */
type Create = {
  [Name in CallName]: Calls[Name] extends { params: unknown } | { answer: { id?: never } }
    ? never
    : Calls[Name] extends { body: object; answer: { id: string } }
      ? Name
      : never
}[CallName]

interface Props<Name extends Create & FormCall> {
  title: string
  /** The list it is added to: its address below the console, and its name. */
  list: { to: string; label: AdminMessage }
  fields: FieldsOf<Name>
  call: Name
}

/** What all of them have in common. */
type Making = (call: Create, input: { body: object }) => Promise<{ id: string }>

/** The page on which a record is made, and from which one comes to it. */
export function NewRecord<Name extends Create & FormCall>({
  title,
  list,
  fields,
  call,
}: Props<Name>) {
  const { text, http } = useConsole()
  const navigate = useNavigate()
  return (
    <Page title={title} up={{ to: list.to, label: text(list.label) }}>
      <Panel title={text('record.what')}>
        <RecordForm<Sent<Name> & object>
          fields={fields as readonly Field<NameIn<Sent<Name> & object>>[]}
          call={call}
          send={async (body) => {
            const { id } = await (http as Making)(call, { body })
            void navigate(`${list.to}/${id}`)
          }}
          label={text('form.create')}
          done={text('form.created')}
        />
      </Panel>
    </Page>
  )
}

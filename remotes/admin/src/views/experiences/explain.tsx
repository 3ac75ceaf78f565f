import type { Calls, ConfigExplanation } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'

/** Which documents made a value at a place, the one that decides last. */
export function Explain() {
  const { text, http } = useConsole()
  const [answer, setAnswer] = useState<ConfigExplanation | null>(null)
  return (
    <Page
      title={text('explain.title')}
      up={{ to: '/experiences', label: text('view.experiences') }}
    >
      <Panel title={text('explain.where')}>
        <RecordForm<Calls['GET /v1/admin/experiences/explain']['query']>
          call={null}
          fields={[
            {
              name: 'path',
              label: text('experiences.path'),
              kind: 'text',
              required: true,
              hint: text('explain.pathHint'),
            },
            { name: 'flavour', label: text('domains.flavour'), kind: 'text' },
            { name: 'widgetMode', label: text('domains.preset'), kind: 'text' },
            { name: 'distributorId', label: text('record.distributor'), kind: 'text' },
            { name: 'widgetId', label: text('explain.widget'), kind: 'text' },
            { name: 'domainId', label: text('explain.domain'), kind: 'text' },
            { name: 'loggedIn', label: text('explain.loggedIn'), kind: 'flag' },
            { name: 'expanded', label: text('explain.expanded'), kind: 'flag' },
          ]}
          send={async (place) => {
            setAnswer(await http('GET /v1/admin/experiences/explain', { query: place }))
          }}
          label={text('explain.ask')}
          done={text('explain.answered')}
        />
      </Panel>
      {answer && (
        <Panel title={text('explain.value', { value: JSON.stringify(answer.value) })}>
          <PlainTable
            head={[
              text('experiences.scope'),
              text('experiences.owner'),
              text('experiences.version'),
              text('experiences.after'),
            ]}
            rows={answer.said.map((said) => ({
              key: `${said.scope} ${said.owner} ${said.state}`,
              cells: [
                text(`scope.${said.scope}`),
                said.owner || '–',
                said.version,
                JSON.stringify(said.value),
              ],
            }))}
          />
        </Panel>
      )}
    </Page>
  )
}

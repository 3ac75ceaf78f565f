import type { AdminExperiment } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { useExperimentFields } from './experiment_fields'
import { ExperimentStatus } from './experiment_status'
import { Report } from './report'

/** One experiment: its document, what it has come to, and the acts that start, stop and conclude it. */
export function ExperimentPage() {
  const { id = '' } = useParams()
  const { endpoints } = useConsole()
  const state = endpoints.experimentsAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(experiment) => <Known experiment={experiment} readAgain={() => void state.refetch()} />}
    </Read>
  )
}

interface Props {
  experiment: AdminExperiment
  readAgain: () => void
}

function Known({ experiment, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const { id, key, name, status, version, revision, startedAt, stoppedAt, winner, note } =
    experiment
  const fields = useExperimentFields()
  /** Whether the document was changed and is not saved: the server would start the old one. */
  const [isEdited, setEdited] = useState(false)
  const when = (instant: string | null) => instant && formatInstant(instant, language)
  const params = { id }
  const move = async (what: 'start' | 'stop') => {
    await http(`POST /v1/admin/experiments/{id}/${what}`, {
      params,
      body: { expectedRevision: revision },
    })
    readAgain()
  }
  return (
    <Page
      title={name}
      up={{ to: '/experiments', label: text('view.experiments') }}
      acts={
        <>
          {(status === 'draft' || status === 'stopped') && (
            <>
              <span role="status">{isEdited && text('experiments.saveFirst')}</span>
              <Act
                label={text('experiments.start')}
                look="main"
                disabled={isEdited}
                run={() => move('start')}
                done={text('experiments.isStarted')}
              />
            </>
          )}
          {status === 'running' && (
            <Act
              label={text('experiments.stop')}
              look="danger"
              confirm={{
                title: text('experiments.stopTitle', { name }),
                text: <p>{text('experiments.stopText')}</p>,
                label: text('experiments.stop'),
              }}
              run={() => move('stop')}
              done={text('experiments.isStopped')}
            />
          )}
        </>
      }
    >
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('people.status'), <ExperimentStatus key="status" status={status} />],
            [text('experiments.key'), key],
            [text('experiences.version'), version],
            [text('experiments.started'), when(startedAt)],
            [text('experiments.stopped'), when(stoppedAt)],
            [text('experiments.winner'), winner],
            [text('experiments.note'), note],
          ]}
        />
      </Panel>
      {status !== 'draft' && <Report id={id} />}
      {(status === 'draft' || status === 'stopped') && (
        <Panel title={text('experiences.document')}>
          <RecordForm<Sent<'PUT /v1/admin/experiments/{id}'>>
            call="PUT /v1/admin/experiments/{id}"
            key={revision}
            fields={fields}
            record={experiment}
            onChanged={setEdited}
            send={async (body) => {
              const edited = { ...body, expectedRevision: revision }
              await http('PUT /v1/admin/experiments/{id}', { params, body: edited })
              readAgain()
            }}
            label={text('form.save')}
            done={text('form.saved')}
          />
        </Panel>
      )}
      {(status === 'running' || status === 'stopped') && (
        <Conclusion experiment={experiment} readAgain={readAgain} />
      )}
    </Page>
  )
}

/** What was learned, and which variant stays; after it nothing of the experiment changes any more. */
function Conclusion({ experiment: { id, name, revision, doc }, readAgain }: Props) {
  const { text, http } = useConsole()
  const none = { value: '', label: text('experiments.noWinner') }
  return (
    <Panel title={text('experiments.conclude')}>
      <RecordForm<Sent<'POST /v1/admin/experiments/{id}/conclude'>>
        call="POST /v1/admin/experiments/{id}/conclude"
        fields={[
          {
            name: 'winner',
            label: text('experiments.winner'),
            kind: 'text',
            options: [none, ...doc.variants.map(({ key: value }) => ({ value, label: value }))],
          },
          { name: 'note', label: text('experiments.note'), kind: 'long', maxLength: 2_000 },
        ]}
        send={async (body) => {
          const concluded = { ...body, expectedRevision: revision }
          await http('POST /v1/admin/experiments/{id}/conclude', {
            params: { id },
            body: concluded,
          })
          readAgain()
        }}
        sendsUnchanged
        confirm={{
          title: text('experiments.concludeTitle', { name }),
          text: <p>{text('experiments.concludeText')}</p>,
          label: text('experiments.concludeNow'),
        }}
        label={text('experiments.concludeNow')}
        done={text('experiments.isConcluded')}
      />
    </Panel>
  )
}

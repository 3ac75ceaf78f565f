import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'
import { ExperimentStatus, STATUSES } from './experiment_status'

export function ExperimentList() {
  const { text, language, endpoints } = useConsole()
  const when = (instant: string | null) => instant && formatInstant(instant, language)
  return (
    <ListView
      title={text('view.experiments')}
      name="experiments"
      query={endpoints.experimentsAdminList}
      call="GET /v1/admin/experiments"
      acts={
        <>
          <Link to="/experiments/variants" className={`${button.button} ${button.plain}`}>
            {text('variants.title')}
          </Link>
          <Link to="/experiments/new" className={`${button.button} ${button.main}`}>
            {text('experiments.new')}
          </Link>
        </>
      }
      filters={[
        {
          id: 'status',
          label: text('people.status'),
          options: STATUSES.map((value) => ({
            value,
            label: text(`experiment.${value}`),
          })),
        },
      ]}
      columns={[
        { id: 'name', label: text('record.name'), value: ({ name }) => name },
        { id: 'key', label: text('experiments.key'), value: ({ key }) => key },
        {
          id: 'status',
          label: text('people.status'),
          value: ({ status }) => text(`experiment.${status}`),
          draw: ({ status }) => <ExperimentStatus status={status} />,
        },
        { id: 'winner', label: text('experiments.winner'), value: ({ winner }) => winner },
        {
          id: 'started',
          label: text('experiments.started'),
          value: ({ startedAt }) => startedAt,
          draw: ({ startedAt }) => when(startedAt),
          whole: true,
        },
        {
          id: 'created',
          label: text('record.created'),
          value: ({ createdAt }) => createdAt,
          draw: ({ createdAt }) => when(createdAt),
          whole: true,
        },
      ]}
      idOf={({ id }) => id}
      linkOf={({ id }) => `/experiments/${id}`}
    />
  )
}

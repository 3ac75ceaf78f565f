import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { Badge } from '../../ui/badge'
import { formatInstant } from '../../words/format'
import { addressOf, SCOPES } from './scopes'

export function ExperienceList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.experiences')}
      name="experiences"
      query={endpoints.experiencesAdminList}
      call="GET /v1/admin/experiences"
      acts={
        <Link to="/experiences/explain" className={`${button.button} ${button.plain}`}>
          {text('explain.title')}
        </Link>
      }
      filters={[
        {
          id: 'scope',
          label: text('experiences.scope'),
          options: SCOPES.map((value) => ({ value, label: text(`scope.${value}`) })),
        },
      ]}
      columns={[
        {
          id: 'owner',
          label: text('experiences.owner'),
          value: ({ owner, scope }) => owner || text(`scope.${scope}`),
        },
        {
          id: 'scope',
          label: text('experiences.scope'),
          value: ({ scope }) => text(`scope.${scope}`),
        },
        {
          id: 'version',
          label: text('experiences.version'),
          value: ({ version }) => version,
          numeric: true,
        },
        {
          id: 'status',
          label: text('people.status'),
          value: ({ status }) => text(`document.${status}`),
          draw: ({ status }) => (
            <Badge tone={status === 'published' ? 'good' : 'stopped'}>
              {text(`document.${status}`)}
            </Badge>
          ),
        },
        {
          id: 'when',
          label: text('experiences.publishedAt'),
          value: ({ publishedAt }) => publishedAt,
          draw: ({ publishedAt }) => formatInstant(publishedAt, language),
          whole: true,
        },
        {
          id: 'by',
          label: text('experiences.publishedBy'),
          value: ({ publishedBy }) => publishedBy,
        },
      ]}
      idOf={(document) => `${document.scope}/${document.owner}`}
      linkOf={addressOf}
    />
  )
}

import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'
import { AccountStatus, STATUSES } from './account_status'
import { ROLES } from './roles'

export function PersonList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.people')}
      name="people"
      query={endpoints.authAdminUsersList}
      call="GET /admin/auth/users"
      acts={
        <Link to="/people/invite" className={`${button.button} ${button.main}`}>
          {text('people.invite')}
        </Link>
      }
      filters={[
        { id: 'search', label: text('people.search') },
        {
          id: 'status',
          label: text('people.status'),
          options: STATUSES.map((value) => ({ value, label: text(`status.${value}`) })),
        },
        {
          id: 'role',
          label: text('people.role'),
          options: ROLES.map((value) => ({ value, label: text(`role.${value}`) })),
        },
      ]}
      columns={[
        {
          id: 'username',
          label: text('people.username'),
          value: (person) => person.username,
          sort: 'username',
        },
        {
          id: 'email',
          label: text('people.email'),
          value: (person) => person.email,
          sort: 'email',
        },
        {
          id: 'status',
          label: text('people.status'),
          value: (person) => text(`status.${person.status}`),
          draw: (person) => <AccountStatus status={person.status} />,
        },
        { id: 'roles', label: text('people.roles'), value: (person) => person.roles.join(', ') },
        { id: 'country', label: text('people.country'), value: (person) => person.country },
        {
          id: 'verified',
          label: text('people.verified'),
          value: (person) => text(person.emailVerified ? 'yes' : 'no'),
        },
        {
          id: 'created',
          label: text('record.created'),
          value: (person) => person.createdAt,
          draw: (person) => formatInstant(person.createdAt, language),
          whole: true,
          sort: 'created',
        },
      ]}
      idOf={(person) => person.id}
      linkOf={(person) => `/people/${person.id}`}
    />
  )
}

import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'

export function DomainList() {
  const { text, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.domains')}
      name="domains"
      query={endpoints.partnerDomainsList}
      call="GET /v1/partner-domain"
      acts={
        <>
          <Link to="/domains/which" className={`${button.button} ${button.plain}`}>
            {text('which.title')}
          </Link>
          <Link to="/domains/new" className={`${button.button} ${button.main}`}>
            {text('domains.new')}
          </Link>
        </>
      }
      filters={[
        { id: 'search', label: text('domains.search') },
        { id: 'distributorId', label: text('record.distributor') },
      ]}
      columns={[
        { id: 'host', label: text('domains.host'), value: (domain) => domain.host },
        { id: 'path', label: text('domains.path'), value: (domain) => domain.pathPattern },
        { id: 'name', label: text('record.name'), value: (domain) => domain.name },
        {
          id: 'distributor',
          label: text('record.distributor'),
          value: (domain) => domain.distributorId,
        },
        { id: 'flavour', label: text('domains.flavour'), value: (domain) => domain.flavour },
        { id: 'mode', label: text('domains.preset'), value: (domain) => domain.widgetMode },
        {
          id: 'priority',
          label: text('domains.priority'),
          value: (domain) => domain.priority,
          numeric: true,
        },
        {
          id: 'active',
          label: text('record.active'),
          value: (domain) => text(domain.active ? 'yes' : 'no'),
        },
      ]}
      idOf={(domain) => domain.id}
      linkOf={(domain) => `/domains/${domain.id}`}
    />
  )
}

import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'

export function AddressList() {
  const { text, language, endpoints } = useConsole()
  const isOwn = useReach() === 'own'
  return (
    <ListView
      title={text('view.addresses')}
      name="addresses"
      query={endpoints.customUrlsOwnList}
      call="GET /v1/creator/custom-urls"
      acts={
        isOwn && (
          <Link to="/addresses/new" className={`${button.button} ${button.main}`}>
            {text('addresses.new')}
          </Link>
        )
      }
      filters={isOwn ? [] : [{ id: 'creatorId', label: text('addresses.creatorId'), kind: 'id' }]}
      columns={[
        { id: 'url', label: text('addresses.name'), value: (address) => address.url },
        {
          id: 'active',
          label: text('addresses.works'),
          value: (address) => text(address.active ? 'yes' : 'no'),
        },
        {
          id: 'locked',
          label: text('addresses.locked'),
          value: (address) => text(address.locked ? 'yes' : 'no'),
        },
        { id: 'widget', label: text('addresses.widgetId'), value: (address) => address.widgetId },
        { id: 'game', label: text('addresses.game'), value: (address) => address.gameId },
        { id: 'flavour', label: text('domains.flavour'), value: (address) => address.flavour },
        {
          id: 'created',
          label: text('record.created'),
          value: (address) => address.createdAt,
          draw: (address) => formatInstant(address.createdAt, language),
          whole: true,
        },
      ]}
      idOf={(address) => address.id}
      linkOf={(address) => `/addresses/${address.id}`}
    />
  )
}

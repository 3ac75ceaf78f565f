import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'

export function WidgetList() {
  const { text, language, endpoints } = useConsole()
  const makesOwn = useReach() === 'own'
  return (
    <ListView
      title={text('view.widgets')}
      name="widgets"
      query={endpoints.widgetsOwnList}
      call="GET /v1/creator/widgets"
      acts={
        makesOwn && (
          <Link to="/widgets/new" className={`${button.button} ${button.main}`}>
            {text('widgets.new')}
          </Link>
        )
      }
      columns={[
        { id: 'name', label: text('record.name'), value: (widget) => widget.name },
        { id: 'mode', label: text('widgets.mode'), value: (widget) => text(`mode.${widget.type}`) },
        { id: 'language', label: text('games.language'), value: (widget) => widget.language },
        {
          id: 'distributor',
          label: text('record.distributor'),
          value: (widget) => widget.distributorId,
        },
        {
          id: 'public',
          label: text('widgets.public'),
          value: (widget) => text(widget.isPublic ? 'yes' : 'no'),
        },
        {
          id: 'active',
          label: text('record.active'),
          value: (widget) => text(widget.active ? 'yes' : 'no'),
        },
        {
          id: 'created',
          label: text('record.created'),
          value: (widget) => widget.createdAt,
          draw: (widget) => formatInstant(widget.createdAt, language),
          whole: true,
        },
      ]}
      idOf={(widget) => widget.id}
      linkOf={(widget) => `/widgets/${widget.id}`}
    />
  )
}

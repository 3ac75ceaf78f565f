import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatShare } from '../../words/format'

export function CreatorList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.creators')}
      name="creators"
      query={endpoints.creatorsAdminList}
      call="GET /v1/admin/creators"
      filters={[{ id: 'search', label: text('creators.search') }]}
      columns={[
        { id: 'name', label: text('record.name'), value: (creator) => creator.userName },
        { id: 'partner', label: text('creators.partner'), value: (creator) => creator.partnerName },
        {
          id: 'cut',
          label: text('creators.cutPercent'),
          value: (creator) => creator.hostBps && creator.hostBps / 100,
          draw: (creator) => formatShare(creator.hostBps, language),
          numeric: true,
        },
        { id: 'parent', label: text('creators.parent'), value: (creator) => creator.parentId },
      ]}
      idOf={(creator) => creator.id}
      linkOf={(creator) => `/creators/${creator.id}`}
    />
  )
}

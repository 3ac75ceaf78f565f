import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { formatInstant } from '../../words/format'

const SHOWN = 5

/** The last complaints about a game, for admins; nothing where there is none. */
export function GameComplaints({ id }: { id: string }) {
  const { text, language, endpoints } = useConsole()
  const skip = useReach() !== 'everybody'
  const { data } = endpoints.complaintsAdminList.useQuery(
    { query: { gameId: id, limit: SHOWN } },
    { skip, refetchOnMountOrArgChange: true }
  )
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={text('view.complaints')}>
      <PlainTable
        head={[text('complaints.when'), text('complaints.who'), text('complaints.why')]}
        rows={data.items.map(({ id: key, createdAt, username, reason }) => ({
          key,
          cells: [
            formatInstant(createdAt, language),
            username ?? text('complaints.stranger'),
            reason,
          ],
        }))}
      />
      {data.next !== null && (
        <Link to={`/complaints?gameId=${id}`}>{text('complaints.allOf')}</Link>
      )}
    </Panel>
  )
}

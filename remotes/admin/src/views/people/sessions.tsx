import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant } from '../../words/format'

/** Where a person is signed in, one line for each browser; each can be signed out alone. */
export function Sessions({ userId }: { userId: string }) {
  const { text, language, endpoints, http } = useConsole()
  const state = endpoints.authAdminSessionsList.useQuery(
    { params: { id: userId } },
    { refetchOnMountOrArgChange: true }
  )
  const when = (instant: string | null) => (instant ? formatInstant(instant, language) : '–')
  return (
    <Panel title={text('sessions.title')}>
      <Read state={state}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Empty>{text('sessions.none')}</Empty>
          ) : (
            <PlainTable
              head={[
                text('sessions.since'),
                text('sessions.used'),
                text('sessions.proved'),
                text('sessions.until'),
                text('sessions.act'),
              ]}
              rows={sessions.map((session) => ({
                key: session.id,
                cells: [
                  when(session.signedInAt),
                  when(session.usedAt),
                  when(session.provedAt),
                  when(session.expiresAt),
                  session.isMine ? (
                    text('sessions.mine')
                  ) : (
                    <Act
                      key="end"
                      label={text('sessions.end')}
                      look="danger"
                      confirm={{
                        title: text('sessions.endTitle'),
                        text: <p>{text('sessions.endText')}</p>,
                        label: text('sessions.end'),
                      }}
                      run={async () => {
                        await http('DELETE /admin/auth/users/{id}/sessions/{sessionId}', {
                          params: { id: userId, sessionId: session.id },
                        })
                        void state.refetch()
                      }}
                      done={text('sessions.ended')}
                    />
                  ),
                ],
              }))}
            />
          )
        }
      </Read>
    </Panel>
  )
}

import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { useDocumentCalls } from './document_calls'
import type { DocumentAddress } from './scopes'

interface Props {
  at: DocumentAddress
  current: number
  readAgain: () => void
}

const SHOWN = 20

/** What was live before; an older version is published again as the next one. */
export function Versions({ at, current, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const { path, versions } = useDocumentCalls()
  const state = versions.useQuery(
    { query: { ...at, limit: SHOWN } },
    {
      refetchOnMountOrArgChange: true,
    }
  )
  async function rollBack(version: number) {
    const body = { ...at, version, expectedVersion: current }
    await http(`POST ${path}/roll-back`, { body })
    readAgain()
    void state.refetch()
  }
  return (
    <Panel title={text('experiences.versions')}>
      <Read state={state}>
        {({ items }) => (
          <PlainTable
            head={[
              text('experiences.version'),
              text('people.status'),
              text('experiences.publishedAt'),
              text('experiences.publishedBy'),
              text('experiences.again'),
            ]}
            rows={items.map(({ version, status, publishedAt, publishedBy }) => ({
              key: String(version),
              cells: [
                version,
                text(`document.${status}`),
                formatInstant(publishedAt, language),
                publishedBy ?? '–',
                version !== current && status === 'published' ? (
                  <Act
                    key="again"
                    label={text('experiences.rollBack', { version })}
                    confirm={{
                      title: text('experiences.rollBack', { version }),
                      text: <p>{text('experiences.rollBackText', { version, current })}</p>,
                      label: text('experiences.rollBackNow'),
                    }}
                    run={() => rollBack(version)}
                    done={text('experiences.rolledBack', { version })}
                  />
                ) : (
                  '–'
                ),
              ],
            }))}
          />
        )}
      </Read>
    </Panel>
  )
}

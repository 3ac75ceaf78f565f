import type { RemoteRegistry } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import form from '../../form/form.css'
import { Act } from '../../ui/act'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty } from '../../ui/states'

interface Props {
  remote: string
  registry: RemoteRegistry
  change: (what: 'roll-back' | 'retire', flavour: string) => Promise<void>
}

/** Which release each flavour is served, with the ways back. */
export function Pointers({ remote, registry, change }: Props) {
  const { text } = useConsole()
  const pointers = registry.pointers.filter((pointer) => pointer.remote === remote)
  return (
    <Panel title={text('remotes.pointers')}>
      {pointers.length === 0 ? (
        <Empty>{text('remotes.nobody')}</Empty>
      ) : (
        <PlainTable
          head={[text('remotes.flavour'), text('remotes.release'), text('remotes.change')]}
          rows={pointers.map(({ flavour, releaseId, before }) => ({
            key: flavour,
            cells: [
              flavour,
              releaseId ? <Link to={`/remotes/${releaseId}`}>{releaseId}</Link> : '–',
              <div className={form.ways}>
                {before.length > 0 && (
                  <Act
                    label={text('remotes.rollBack', { flavour })}
                    confirm={{
                      title: text('remotes.rollBack', { flavour }),
                      text: <p>{text('remotes.rollBackText', { release: before[0] ?? '' })}</p>,
                      label: text('experiences.rollBackNow'),
                    }}
                    run={() => change('roll-back', flavour)}
                    done={text('remotes.rolledBack')}
                  />
                )}
                {releaseId && (
                  <Act
                    label={text('remotes.retire', { flavour })}
                    look="danger"
                    confirm={{
                      title: text('remotes.retire', { flavour }),
                      text: <p>{text('remotes.retireText', { remote, flavour })}</p>,
                      label: text('experiences.retire'),
                    }}
                    run={() => change('retire', flavour)}
                    done={text('remotes.retired')}
                  />
                )}
              </div>,
            ],
          }))}
        />
      )}
    </Panel>
  )
}

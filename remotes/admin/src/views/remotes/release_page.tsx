import type { RemoteRegistry, WholeRemoteRelease } from '@sidepick/rules/generated_wire'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { FailureTable } from '../insight/failure_table'
import { Pointers } from './pointers'

/** One release: who is served it, what fails in it, and the acts that change that. */
export function ReleasePage() {
  const { id = '' } = useParams()
  const { endpoints } = useConsole()
  const fresh = { refetchOnMountOrArgChange: true }
  const release = endpoints.remotesAdminShow.useQuery({ params: { id } }, fresh)
  const registry = endpoints.remotesAdminRegistry.useQuery(undefined, fresh)
  const readAgain = () => {
    void release.refetch()
    void registry.refetch()
  }
  return (
    <Read state={release}>
      {(known) => (
        <Read state={registry}>
          {(all) => <Known release={known} registry={all} readAgain={readAgain} />}
        </Read>
      )}
    </Read>
  )
}

interface Props {
  release: WholeRemoteRelease
  registry: RemoteRegistry
  readAgain: () => void
}

function Known({ release, registry, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const { id, remote, version, owner, killed, servedTo, publishedAt, entry } = release
  const title = `${remote} ${version}`
  /** Each change names the version of the registry that was read: of two at once, the second is told. */
  const expectedVersion = registry.version
  const move = async (what: 'kill' | 'revive') => {
    const body = { expectedVersion }
    await http(`POST /v1/admin/remotes/releases/{id}/${what}`, { params: { id }, body })
    readAgain()
  }
  const changePointer = async (what: 'roll-back' | 'retire', flavour: string) => {
    await http(`POST /v1/admin/remotes/${what}`, { body: { flavour, remote, expectedVersion } })
    readAgain()
  }
  return (
    <Page
      title={title}
      up={{ to: '/remotes', label: text('view.remotes') }}
      acts={
        killed ? (
          <Act
            label={text('remotes.revive')}
            run={() => move('revive')}
            done={text('remotes.revived')}
          />
        ) : (
          <Act
            label={text('remotes.kill')}
            look="danger"
            confirm={{
              title: text('remotes.killTitle', { title }),
              text: <p>{text('remotes.killText', { flavours: servedTo.length })}</p>,
              label: text('remotes.kill'),
            }}
            run={() => move('kill')}
            done={text('remotes.isKilled')}
          />
        )
      }
    >
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('experiences.owner'), owner],
            [text('remotes.servedTo'), servedTo.join(', ')],
            [text('people.status'), text(killed ? 'remotes.killed' : 'remotes.sound')],
            [text('experiences.publishedAt'), formatInstant(publishedAt, language)],
            [text('remotes.entry'), (entry as { entry?: string }).entry],
          ]}
        />
      </Panel>
      <Panel title={text('remotes.serve')}>
        <RecordForm<Sent<'POST /v1/admin/remotes/point'>>
          call="POST /v1/admin/remotes/point"
          key={registry.version}
          fields={[
            {
              name: 'flavour',
              label: text('remotes.flavour'),
              kind: 'text',
              hint: text('remotes.flavourHint'),
              required: true,
              maxLength: 64,
            },
          ]}
          send={async ({ flavour }) => {
            const body = { flavour, releaseId: id, expectedVersion }
            await http('POST /v1/admin/remotes/point', { body })
            readAgain()
          }}
          label={text('remotes.serveNow')}
          done={text('remotes.served')}
        />
      </Panel>
      <Pointers remote={remote} registry={registry} change={changePointer} />
      <FailureTable release={`${remote}@${version}`} />
    </Page>
  )
}

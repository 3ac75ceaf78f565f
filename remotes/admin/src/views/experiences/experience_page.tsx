import type { Experience } from '@sidepick/rules/generated_wire'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import type { DocumentAddress, Scope } from './scopes'
import { useDocumentCalls } from './document_calls'
import { DocumentEditor } from './document_editor'
import { Versions } from './versions'

/** One document: read, checked, compared with what is live, published, rolled back, retired. */
export function ExperiencePage() {
  const { scope = 'base', owner = '' } = useParams()
  const { show } = useDocumentCalls()
  const at = { scope: scope as Scope, ...(owner && { owner }) }
  const state = show.useQuery({ query: at }, { refetchOnMountOrArgChange: true })
  return (
    <Read state={state}>
      {(experience) => (
        <Known
          key={experience.version}
          at={at}
          experience={experience}
          readAgain={() => void state.refetch()}
        />
      )}
    </Read>
  )
}

interface Props {
  at: DocumentAddress
  experience: Experience
  readAgain: () => void
}

function Known({ at, experience, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const { path } = useDocumentCalls()
  const { version, status, doc } = experience
  const title = `${text(`scope.${at.scope}`)} ${at.owner ?? ''}`.trim()
  return (
    <Page
      title={title}
      up={{ to: '/experiences', label: text('view.experiences') }}
      acts={
        status === 'published' && (
          <Act
            label={text('experiences.retire')}
            look="danger"
            confirm={{
              title: text('experiences.retireTitle', { title }),
              text: <p>{text('experiences.retireText')}</p>,
              label: text('experiences.retire'),
            }}
            run={async () => {
              const body = { ...at, expectedVersion: version }
              const retired = await http(`POST ${path}/retire`, { body })
              readAgain()
              return retired
            }}
            undo={async (retired) => {
              const body = { ...at, version, expectedVersion: retired.version }
              await http(`POST ${path}/roll-back`, { body })
              readAgain()
            }}
            done={text('experiences.retired')}
          />
        )
      }
    >
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('experiences.version'), version],
            [text('people.status'), text(`document.${status}`)],
            [text('experiences.publishedAt'), formatInstant(experience.publishedAt, language)],
            [text('experiences.publishedBy'), experience.publishedBy],
          ]}
        />
      </Panel>
      <DocumentEditor at={at} version={version} doc={doc} readAgain={readAgain} />
      <Versions at={at} current={version} readAgain={readAgain} />
    </Page>
  )
}

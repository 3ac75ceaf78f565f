import type { DocumentCheck, Experience } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { Button, Label, TextArea, TextField } from 'react-aria-components'
import { useParams } from 'react-router'
import { faultOf, useConsole } from '../../app/console_context'
import { useUnsaved } from '../../app/unsaved'
import { useDraft } from '../../form/drafts'
import formStyles from '../../form/form.css'
import { Act } from '../../ui/act'
import button from '../../ui/act.css'
import { Facts, Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import styles from './experience.css'
import type { DocumentAddress, Scope } from './scopes'
import { useDocumentCalls } from './document_calls'
import { DocumentPreview, useDrawnDocument } from './document_preview'
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

const written = (doc: object) => JSON.stringify(doc, null, 2)

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
      <Editor at={at} version={version} doc={doc} readAgain={readAgain} />
      <Versions at={at} current={version} readAgain={readAgain} />
    </Page>
  )
}

interface EditorProps {
  at: DocumentAddress
  version: number
  doc: object
  readAgain: () => void
}

/** What was typed stays until it is published: a refusal, a log-out, or somebody else's version, takes nothing of it. */
function Editor({ at, version, doc, readAgain }: EditorProps) {
  const { text, http } = useConsole()
  const { path } = useDocumentCalls()
  const live = written(doc)
  const draft = useDraft([{ name: 'doc', label: text('experiences.json'), kind: 'json' }])
  const [typed, setTyped] = useState(() => String(draft.kept?.typed.doc ?? live))
  const [check, setCheck] = useState<DocumentCheck | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const parsed = parse(typed)
  useUnsaved(typed !== live)
  const drawn = useDrawnDocument(at, parsed)

  async function look() {
    setFault(null)
    try {
      if (!parsed) return
      const body = { ...at, doc: parsed }
      setCheck(await http(`POST ${path}/check`, { body }))
    } catch (error) {
      setFault(faultOf(error, text))
    }
  }

  return (
    <Panel title={text('experiences.document')}>
      {draft.kept && typed !== live && (
        <p role="status" className={formStyles.hint}>
          {text('form.restored')}
        </p>
      )}
      <div className={formStyles.withPreview}>
        <TextField
          className={`${formStyles.field} ${formStyles.wide}`}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setCheck(null)
            if (value === live) draft.drop()
            else draft.keep({ typed: { doc: value } })
          }}
          isInvalid={parsed === null}
        >
          <Label>{text('experiences.json')}</Label>
          <TextArea
            className={`${formStyles.input} ${formStyles.code}`}
            rows={22}
            spellCheck={false}
          />
        </TextField>
        <DocumentPreview drawn={drawn} />
      </div>
      {parsed === null && (
        <p role="alert" className={formStyles.fault}>
          {text('form.noJson')}
        </p>
      )}
      {fault && (
        <p role="alert" className={formStyles.alert}>
          {fault}
        </p>
      )}
      <div className={formStyles.ways}>
        <Button
          className={`${button.button} ${button.plain}`}
          isDisabled={parsed === null}
          onPress={() => void look()}
        >
          {text('experiences.check')}
        </Button>
        <Act
          label={text('experiences.publish')}
          look="main"
          disabled={!check || check.faults.length > 0 || check.changes.length === 0}
          run={async () => {
            if (!parsed) return
            const body = { ...at, doc: parsed, expectedVersion: version }
            await http(`POST ${path}/publish`, { body })
            draft.drop()
            readAgain()
          }}
          done={text('experiences.published')}
        />
      </div>
      {check && <Checked check={check} />}
    </Panel>
  )
}

/** What keeps the document from being published, or what publishing it would change. */
function Checked({ check: { faults, changes } }: { check: DocumentCheck }) {
  const { text } = useConsole()
  if (faults.length > 0) {
    return (
      <ul className={styles.faults} role="alert">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )
  }
  if (changes.length === 0) return <p role="status">{text('experiences.same')}</p>
  return (
    <PlainTable
      caption={text('experiences.changes', { changes: changes.length })}
      head={[text('experiences.path'), text('experiences.before'), text('experiences.after')]}
      rows={changes.map(({ path, before, after }) => ({
        key: path,
        cells: [path, JSON.stringify(before), JSON.stringify(after)],
      }))}
    />
  )
}

function parse(typed: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(typed)
    const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isDocument ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

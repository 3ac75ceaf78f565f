import type { DocumentCheck } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { Button, Label, TextArea, TextField } from 'react-aria-components'
import { faultOf, useConsole } from '../../app/console_context'
import { useUnsaved } from '../../app/unsaved'
import { Conflict } from '../../form/conflict'
import formStyles from '../../form/form.css'
import { Act } from '../../ui/act'
import button from '../../ui/act.css'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import styles from './experience.css'
import { useDocumentCalls } from './document_calls'
import { DocumentKeys } from './document_keys'
import { useDocumentSchema } from './document_schema'
import { useDocumentDraft } from './document_draft'
import { DocumentPreview, useDrawnDocument } from './document_preview'
import type { DocumentAddress } from './scopes'

interface Props {
  at: DocumentAddress
  version: number
  doc: object
  readAgain: () => void
}

/** What was typed stays until it is published: a refusal, a log-out, or somebody else's version, takes nothing of it. */
export function DocumentEditor({ at, version, doc, readAgain }: Props) {
  const { text, http } = useConsole()
  const { path } = useDocumentCalls()
  const draft = useDocumentDraft({ version, doc })
  const { typed, parsed, clash } = draft
  const [check, setCheck] = useState<DocumentCheck | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const drawn = useDrawnDocument(at, parsed)
  const schema = useDocumentSchema()
  const type = (next: string) => {
    draft.type(next)
    setCheck(null)
  }
  const goOn = (gives: 'way' | 'nothing') => () => {
    clash?.goOn(gives)
    setCheck(null)
  }

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

  async function publish() {
    if (!parsed) return
    try {
      const body = { ...at, doc: parsed, expectedVersion: version }
      await http(`POST ${path}/publish`, { body })
      draft.drop()
    } finally {
      // Refused, because somebody else was quicker, it is compared with what they published.
      readAgain()
    }
  }

  return (
    <Panel title={text('experiences.document')}>
      {draft.isRestored && (
        <p role="status" className={formStyles.hint}>
          {text('form.restored')}
        </p>
      )}
      {clash && (
        <Conflict moved={clash.moved} keepMine={goOn('nothing')} takeTheirs={goOn('way')} />
      )}
      <div className={formStyles.withPreview}>
        <TextField
          className={`${formStyles.field} ${formStyles.wide}`}
          value={typed}
          onChange={type}
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
      {schema && (
        <DocumentKeys
          schema={schema}
          scope={at.scope}
          doc={parsed}
          change={(doc) => type(JSON.stringify(doc, null, 2))}
        />
      )}
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
          disabled={!isSound(check) || clash !== null}
          run={publish}
          done={text('experiences.published')}
        />
      </div>
      {check && <Checked check={check} />}
    </Panel>
  )
}

const isSound = (check: DocumentCheck | null) =>
  check !== null && check.faults.length === 0 && check.changes.length > 0

/** A fault begins with the path of what is wrong. */
function pathAndFault(fault: string): [string, string] {
  const end = fault.indexOf(' ')
  return [fault.slice(0, end), fault.slice(end + 1)]
}

/** What keeps the document from being published, or what publishing it would change. */
function Checked({ check: { faults, changes } }: { check: DocumentCheck }) {
  const { text } = useConsole()
  if (faults.length > 0) {
    return (
      <div className={styles.faults} role="alert">
        <PlainTable
          caption={text('experiences.faults')}
          head={[text('experiences.path'), text('experiences.wrong')]}
          rows={faults.map((fault) => ({ key: fault, cells: pathAndFault(fault) }))}
        />
      </div>
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

import { useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import button from '../../ui/act.css'
import { holdsKey, keysOf, withKey, type DocumentKey, type Schema } from './document_schema'
import styles from './experience.css'
import type { Scope } from './scopes'

/** More are found by their name. */
const SHOWN = 40

interface Props {
  schema: Schema
  scope: Scope
  /** The document as it is typed; null while it is none. */
  doc: object | null
  change: (doc: object) => void
}

/** Beside the text: every key that may stand in it, with what it does; one is put in by a press. */
export function DocumentKeys({ schema, scope, doc, change }: Props) {
  const { text } = useConsole()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(' ').filter(Boolean)
  const found = keysOf(schema, scope).filter(({ path, description }) =>
    words.every((word) => `${path} ${description}`.toLowerCase().includes(word))
  )
  return (
    <details className={styles.keys}>
      <summary>{text('keys.title')}</summary>
      <SearchField className={formStyles.field} value={wanted} onChange={setWanted}>
        <Label>{text('keys.find')}</Label>
        <Input className={formStyles.input} />
      </SearchField>
      <p role="status" className={formStyles.hint}>
        {text('keys.found', { found: found.length })}
      </p>
      <ul className={styles.keyList} aria-label={text('keys.title')}>
        {found.slice(0, SHOWN).map((key) => (
          <Known key={key.path} known={key} doc={doc} change={change} />
        ))}
      </ul>
    </details>
  )
}

function Known({ known, doc, change }: { known: DocumentKey } & Pick<Props, 'doc' | 'change'>) {
  const { text } = useConsole()
  const { path, description, among } = known
  const isThere = doc !== null && holdsKey(doc, path)
  return (
    <li className={styles.key}>
      <code>{path}</code>
      {description && <span>{description}</span>}
      <span className={styles.among}>{among}</span>
      <Button
        className={`${button.button} ${button.plain}`}
        aria-label={text('keys.putIn', { path })}
        isDisabled={doc === null || isThere}
        onPress={() => doc && change(withKey(doc, known))}
      >
        {text(isThere ? 'keys.there' : 'keys.put')}
      </Button>
    </li>
  )
}

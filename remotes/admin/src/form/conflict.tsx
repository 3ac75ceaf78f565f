import { useEffect, useId, useRef } from 'react'
import { Button } from 'react-aria-components'
import { useConsole } from '../app/console_context'
import type { AdminText } from '../words/admin_text'
import button from '../ui/act.css'
import { PlainTable } from '../ui/plain_table'
import type { Moved } from './clash'
import styles from './form.css'
import type { Field, Value } from './form_field'

interface Props {
  moved: readonly Moved[]
  keepMine: () => void
  takeTheirs: () => void
}

/** What somebody else saved while this form was open. Nothing of theirs is overwritten, and nothing typed is lost. */
export function Conflict({ moved, keepMine, takeTheirs }: Props) {
  const { text } = useConsole()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.conflictTitle}>
        {text('conflict.title')}
      </h3>
      <p className={styles.conflictText}>{text('conflict.text')}</p>
      <PlainTable
        head={[
          text('audit.field'),
          text('conflict.before'),
          text('conflict.now'),
          text('conflict.yours'),
        ]}
        rows={moved.map(({ field, before, now, yours }) => ({
          key: field.name,
          cells: [
            field.label,
            shown(text, field, before),
            shown(text, field, now),
            yours === null ? text('conflict.untouched') : shown(text, field, yours),
          ],
        }))}
      />
      <div className={styles.ways}>
        <Button className={`${button.button} ${button.plain}`} onPress={takeTheirs}>
          {text('conflict.takeTheirs')}
        </Button>
        <Button className={`${button.button} ${button.plain}`} onPress={keepMine}>
          {text('conflict.keepMine')}
        </Button>
      </div>
    </section>
  )
}

function shown(text: AdminText, { options }: Field, value: Value): string {
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no')
  return options?.find((option) => option.value === value)?.label ?? (value || '–')
}

import type { AuditChange } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { PlainTable } from '../../ui/plain_table'
import { Empty } from '../../ui/states'
import styles from './changes.css'

/** What an act changed, before and after side by side. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { text } = useConsole()
  if (changes.length === 0) return <Empty>{text('audit.noChanges')}</Empty>
  return (
    <PlainTable
      head={[text('audit.field'), text('audit.before'), text('audit.after')]}
      rows={changes.map(({ field, before, after, withheld }) => ({
        key: field,
        cells: withheld
          ? [field, text('audit.withheld'), text('audit.withheld')]
          : [field, <Value key="before" value={before} />, <Value key="after" value={after} />],
      }))}
    />
  )
}

function Value({ value }: { value: AuditChange['before'] }) {
  if (value === null || value === '') return '–'
  if (typeof value === 'object') {
    return <pre className={styles.value}>{JSON.stringify(value, null, 2)}</pre>
  }
  return <span className={styles.value}>{String(value)}</span>
}

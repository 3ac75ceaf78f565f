import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Empty } from '../../ui/states'
import styles from './today.css'

interface Line {
  /** Where it leads, below the console; what tells it from the others, unless there is a key. */
  to: string
  key?: string
  name: string
  detail: string | null
}

interface Props {
  lines: readonly Line[]
  /** The list that shows the others; null where there are none. */
  all?: string | null
}

/** What waits of one kind, or that nothing does. */
export function Lines({ lines, all = null }: Props) {
  const { text } = useConsole()
  if (lines.length === 0) return <Empty>{text('today.nothing')}</Empty>
  return (
    <ul className={styles.lines}>
      {lines.map(({ to, key = to, name, detail }) => (
        <li key={key} className={styles.line}>
          <Link to={to}>{name}</Link>
          <span className={styles.when}>{detail}</span>
        </li>
      ))}
      {all !== null && (
        <li className={styles.line}>
          <Link to={all}>{text('today.all')}</Link>
        </li>
      )}
    </ul>
  )
}

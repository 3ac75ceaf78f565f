import type { ReactNode } from 'react'
import type { Emit } from '../contract'
import { AppLink } from '../screens/app_link'
import { Glyph } from './glyph'
import styles from './row.css'

export interface RowProps {
  /** A picture, an icon or a rank before the text. */
  leading?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A value or a chip behind the text. */
  trailing?: ReactNode
  /** Marks the reader's own row of a list. */
  current?: boolean
  /** Makes the whole row a button that leads on. */
  onPress?: () => void
  /** Makes the whole row a link to an address of the app. */
  link?: { to: string; emit: Emit }
}

/** One line of a list. */
export function Row(props: RowProps) {
  const { leading, title, detail, trailing, current = false, onPress, link } = props
  const content = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      {(onPress || link) && <Glyph name="chevron" />}
    </>
  )
  return (
    <li className={styles.item} aria-current={current || undefined}>
      {link && (
        <AppLink {...link} className={styles.row}>
          {content}
        </AppLink>
      )}
      {!link && onPress && (
        <button type="button" className={styles.row} onClick={onPress}>
          {content}
        </button>
      )}
      {!link && !onPress && <div className={styles.row}>{content}</div>}
    </li>
  )
}

/** A list of rows on one surface. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

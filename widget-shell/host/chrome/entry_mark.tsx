import { VisuallyHidden } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import type { ChromeTexts } from './chrome_texts'
import styles from './menu.css'
import type { MenuEntry } from './menu_items'

/** The most that a badge counts. */
const MOST = 9

/** The sign of an entry, with a dot or a number when something waits there. */
export function EntryMark({ entry: { glyph, dot, badge } }: { entry: MenuEntry }) {
  return (
    <span className={styles.picture}>
      <Glyph name={glyph} />
      {badge ? (
        <span className={styles.badge} aria-hidden>
          {badge > MOST ? `${MOST}+` : badge}
        </span>
      ) : (
        dot && <span className={styles.dot} />
      )}
    </span>
  )
}

/** The name of an entry, and for a screen reader what waits there. */
export function EntryLabel({ entry, texts }: { entry: MenuEntry; texts: ChromeTexts }) {
  const label = texts(entry.label)
  if (!entry.badge && !entry.dot) return <span>{label}</span>
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>
        {entry.badge
          ? texts('item.toClaim', { label, count: entry.badge })
          : texts('item.unread', { label })}
      </VisuallyHidden>
    </>
  )
}

import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { classes } from '@sidepick/card-kit/ui/classes'
import type { ChromeTexts } from './chrome_texts'
import { EntryLabel, EntryMark } from './entry_mark'
import type { MenuEntry } from './menu_items'
import styles from './menu.css'

interface Props {
  entries: MenuEntry[]
  texts: ChromeTexts
  label: string
  /** Smaller, for what is seldom wanted. */
  quiet?: boolean
}

function Content({ entry, texts }: { entry: MenuEntry; texts: ChromeTexts }) {
  return (
    <>
      <Glyph name={entry.glyph} />
      <span className={styles.label}>{texts(entry.label)}</span>
      {entry.on !== undefined && (
        <span className={styles.state} aria-hidden>
          {texts(entry.on ? 'state.on' : 'state.off')}
        </span>
      )}
    </>
  )
}

/** The entries of a drawer, below each other. */
export function EntryList({ entries, texts, label, quiet = false }: Props) {
  return (
    <ul className={classes(styles.list, quiet && styles.quiet)} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.href === undefined ? (
            <button
              type="button"
              className={styles.entry}
              onClick={entry.press}
              {...(entry.on !== undefined && { 'role': 'switch', 'aria-checked': entry.on })}
            >
              <Content entry={entry} texts={texts} />
            </button>
          ) : (
            <a className={styles.entry} href={entry.href} target="_blank" rel="noopener">
              <Content entry={entry} texts={texts} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The entries of a main menu, beside each other. */
export function EntryBar({ entries, texts, label, more }: Props & { more?: MenuEntry }) {
  const all = more ? [...entries, more] : entries
  return (
    <nav aria-label={label}>
      <ul className={styles.bar}>
        {all.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles.tile}
              onClick={entry.press}
              aria-expanded={entry === more ? entry.on : undefined}
            >
              <EntryMark entry={entry} />
              <EntryLabel entry={entry} texts={texts} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

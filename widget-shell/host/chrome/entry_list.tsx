import { VisuallyHidden } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { classes } from '@sidepick/card-kit/ui/classes'
import type { ChromeTexts } from './chrome_texts'
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
              <span className={styles.picture}>
                <Glyph name={entry.glyph} />
                {entry.dot && <span className={styles.dot} />}
              </span>
              {entry.dot ? (
                <>
                  <span aria-hidden>{texts(entry.label)}</span>
                  <VisuallyHidden>
                    {texts('item.unread', { label: texts(entry.label) })}
                  </VisuallyHidden>
                </>
              ) : (
                texts(entry.label)
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

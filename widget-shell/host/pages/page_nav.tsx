import { Picture, VisuallyHidden } from '@sidepick/card-kit'
import { classes } from '@sidepick/card-kit/ui/classes'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { useLocation } from 'react-router'
import { chromeTexts } from '../chrome/chrome_texts'
import { EntryLabel, EntryMark } from '../chrome/entry_mark'
import type { MenuContext } from '../chrome/menu_items'
import { useMenuContext } from '../chrome/use_menu_context'
import { footerEntries, isCurrent, sidebarEntries, type PageEntry } from './page_entries'
import { defaultPathOf } from './page_scene'
import styles from './page_nav.css'
import { pageTexts } from './page_texts'
import { usePages } from './pages_context'

/** The menu of a page; home leads to the game, or where the visit began. */
function usePageMenu(): MenuContext {
  const { scene } = usePages()
  const home = defaultPathOf(scene.entry)
  return useMenuContext(scene, () => scene.goTo(home, { replace: false, speaker: 'card' }))
}

/** Logo and the way back, on a phone: a frame that is docked leaves its corner. */
export function MobileHeader() {
  const { scene, undock } = usePages()
  const menu = usePageMenu()
  const { name, logoUrl } = scene.entry.bootstrap.brand
  const close = () => {
    undock()
    menu.play()
  }
  return (
    <header className={styles.header} data-card="MobileHeader">
      <span className={styles.logo}>
        {logoUrl === null ? (
          name
        ) : (
          <>
            <Picture className={styles.picture} src={logoUrl} instead={<span>{name}</span>} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
      </span>
      <button
        type="button"
        className="vs-icon-button"
        aria-label={pageTexts(scene.entry.locale)('home')}
        onClick={close}
      >
        <Glyph name="cross" />
      </button>
    </header>
  )
}

const useBrand = () => usePages().scene.entry.bootstrap.config.themeFlags.brand ?? 'default'

export function MobileFooter() {
  const menu = usePageMenu()
  const entries = footerEntries[useBrand()](menu)
  return <Entries card="MobileFooter" className={styles.footer} entries={entries} />
}

export function DesktopSidebar() {
  const { scene } = usePages()
  const menu = usePageMenu()
  const { bootstrap } = scene.entry
  const { widget } = bootstrap
  const games = widget && (() => menu.goTo(`/widget/${widget.id}`))
  const brand = useBrand()
  return (
    <Entries
      card="DesktopSidebar"
      className={styles.sidebar}
      entries={sidebarEntries(menu, { games, brand })}
      title={bootstrap.brand.name}
    />
  )
}

interface EntriesProps {
  card: string
  className: string | undefined
  entries: PageEntry[]
  title?: string
}

function Entries({ card, className, entries, title }: EntriesProps) {
  const { scene } = usePages()
  const texts = chromeTexts(scene.entry.locale)
  const { pathname } = useLocation()
  return (
    <nav
      className={classes(styles.nav, className)}
      aria-label={texts('nav.label')}
      data-card={card}
    >
      {title && <span className={styles.logo}>{title}</span>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              onClick={entry.press}
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

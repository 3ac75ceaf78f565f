import { IconButton } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { useState, type ReactNode } from 'react'
import type { ChromeTexts } from './chrome_texts'
import { EntryBar, EntryList } from './entry_list'
import { documentEntries, drawerEntries, mainEntries, type MenuContext } from './menu_items'
import styles from './menu.css'

interface FrameProps {
  title: string
  texts: ChromeTexts
  close: () => void
  children: ReactNode
}

/** A view of the menu's dialog: its heading, its button to close, and what is in it. */
export function MenuFrame({ title, texts, close, children }: FrameProps) {
  return (
    <section className={styles.menu}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton aria-label={texts('menu.close')} onClick={close}>
          <Glyph name="cross" />
        </IconButton>
      </header>
      {children}
    </section>
  )
}

interface Props {
  menu: MenuContext
  texts: ChromeTexts
  /** What stands at the foot, such as whose platform it is. */
  foot?: ReactNode
  close: () => void
}

/** The main menu, with the drawer "More" below it. */
export function MenuView({ menu, texts, foot, close }: Props) {
  const [open, setOpen] = useState(true)
  const documents = documentEntries(menu)
  return (
    <MenuFrame title={texts('menu.title')} texts={texts} close={close}>
      <EntryBar
        entries={mainEntries(menu)}
        texts={texts}
        label={texts('menu.main')}
        more={{
          id: 'more',
          label: 'item.more',
          glyph: 'menu',
          on: open,
          press: () => setOpen(!open),
        }}
      />
      {open && (
        <div className={styles.drawer}>
          <EntryList entries={drawerEntries(menu)} texts={texts} label={texts('item.more')} />
          {documents.length > 0 && (
            <EntryList entries={documents} texts={texts} label={texts('documents.title')} quiet />
          )}
        </div>
      )}
      {foot}
    </MenuFrame>
  )
}

import { useEffect, useState } from 'react'
import { NavLink, Route, Routes, useLocation } from 'react-router'
import { Button } from 'react-aria-components'
import button from '../ui/act.css'
import { forgetOthers } from '../form/drafts'
import { Page } from '../ui/page'
import { Empty } from '../ui/states'
import { useConsole } from './console_context'
import { Boundary } from './boundary'
import { Palette } from './palette'
import styles from './shell.css'
import { useIdleLock } from './idle_lock'
import type { View } from './view'
import { viewsFor } from './views'

/** The menu, the way to everything, and the page of the address. */
export function Shell() {
  const { reach, userId, username, text, emit } = useConsole()
  const { pathname } = useLocation()
  const views = viewsFor(reach)
  // Where it is no column beside the page, the menu opens over it, and closes with the way to another page.
  const [open, setOpen] = useState<string | null>(null)
  useIdleLock()
  useEffect(() => forgetOthers(userId), [userId])
  return (
    <div className={styles.console}>
      <a href="#console-page" className={styles.skip}>
        {text('shell.skip')}
      </a>
      <header className={styles.head}>
        <Button
          className={`${button.button} ${button.plain} ${styles.opener}`}
          aria-expanded={open === pathname}
          onPress={() => setOpen(open === pathname ? null : pathname)}
        >
          {text('shell.pages')}
        </Button>
        <span className={styles.brand}>Sidepick</span>
        <Palette views={views} />
        <span className={styles.who}>{username}</span>
        <Button
          className={`${button.button} ${button.plain}`}
          onPress={() => emit('log_out_requested', {})}
        >
          {text('shell.logOut')}
        </Button>
      </header>
      <nav className={styles.menu} aria-label={text('shell.menu')} data-open={open === pathname}>
        {sectionsOf(views).map(([section, entries]) => (
          <div key={section} className={styles.section}>
            <h2 className={styles.sectionName}>{text(section)}</h2>
            <ul className={styles.entries}>
              {entries.map(({ path, label }) => (
                <li key={path}>
                  <NavLink to={`/${path}`} end={path === ''} className={styles.entry}>
                    {text(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="console-page" className={styles.page}>
        <Boundary key={pathname}>
          <Routes>
            {views.flatMap(({ path, pages }) =>
              Object.entries(pages).map(([rest, PageOfView]) => (
                <Route
                  key={`${path}/${rest}`}
                  path={[path, rest].filter((part) => part !== '').join('/')}
                  element={<PageOfView key={pathname} />}
                />
              ))
            )}
            <Route path="*" element={<NoSuchPage />} />
          </Routes>
        </Boundary>
      </main>
    </div>
  )
}

/** An address that is none, or not for this role: neither says which. */
function NoSuchPage() {
  const { text } = useConsole()
  return (
    <Page title={text('shell.noPage')}>
      <Empty>{text('shell.noPageText')}</Empty>
    </Page>
  )
}

function sectionsOf(views: readonly View[]): [View['section'], View[]][] {
  const sections = new Map<View['section'], View[]>()
  for (const view of views) {
    sections.set(view.section, [...(sections.get(view.section) ?? []), view])
  }
  return [...sections]
}

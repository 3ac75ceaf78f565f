import { useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { ModalPlace } from '../app/modal_place'
import { LostParts } from '../late_parts/lost_parts'
import { hostTexts } from '../messages/texts'
import { ToastHost } from '../views/toast_host'
import { HandBackView } from './hand_back_view'
import { DesktopSidebar, MobileFooter, MobileHeader } from './page_nav'
import styles from './pages.css'
import { usePages } from './pages_context'
import { usePageTitle } from './use_page_title'

/** The frame of every page: the ways to others, its root, dialogs and notices. */
export function PageFrame() {
  const { scene, handBack, leadOn } = usePages()
  const step = useSyncExternalStore(handBack.subscribe, handBack.step)
  const main = usePageTitle(scene.entry.bootstrap.brand.name)
  return (
    <>
      <div className={styles.pages}>
        <div className={styles.frame}>
          <MobileHeader />
          <DesktopSidebar />
          <main ref={main} className={styles.page} data-testid="Page">
            {step === 'none' ? <Outlet /> : <HandBackView leadOn={leadOn} />}
          </main>
          <MobileFooter />
        </div>
      </div>
      <ModalPlace scene={scene} />
      <ToastHost texts={hostTexts(scene.entry.locale)} />
      <LostParts locale={scene.entry.locale} />
    </>
  )
}

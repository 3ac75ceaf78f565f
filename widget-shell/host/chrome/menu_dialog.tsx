import { Button } from '@sidepick/card-kit'
import { useRef, type ComponentType } from 'react'
import { configIn } from '../app/config_now'
import { closeModal, openMenu } from '../app/modals'
import type { Scene } from '../app/scene'
import dialog from '../modals/dialog.css'
import { useAppSelector } from '../store/hooks'
import type { MenuModal } from '../store/modals_slice'
import { FocusTrap } from '../views/focus_trap'
import { chromeTexts, type ChromeTexts } from './chrome_texts'
import { HowToPlay } from './how_to_play'
import { MenuFrame, MenuView } from './menu_view'
import styles from './menu.css'
import { PoweredBy } from './powered_by'
import { useMenuContext, useShareUrl } from './use_menu_context'

interface ViewProps {
  scene: Scene
  texts: ChromeTexts
  close: () => void
}

function Main({ scene, texts, close }: ViewProps) {
  const menu = useMenuContext(scene, close)
  return (
    <MenuView
      menu={menu}
      texts={texts}
      close={close}
      foot={<PoweredBy brand={scene.entry.bootstrap.brand} />}
    />
  )
}

function Share({ scene, texts, close }: ViewProps) {
  return <ShareSheet url={useShareUrl(scene)} texts={texts} close={close} back={openMain(scene)} />
}

function How({ scene, ...view }: ViewProps) {
  const betting = useAppSelector((state) => configIn(state, scene.entry).gameExperience?.betting)
  return <HowToPlay betting={betting ?? 'off'} {...view} />
}

const openMain = (scene: Scene) => () => openMenu(scene, 'main', 'modal')

/** The link to a game, for a browser that neither shares nor copies. */
export function ShareSheet(props: {
  url: string
  texts: ChromeTexts
  close: () => void
  back: () => void
}) {
  const { url, texts, close, back } = props
  const field = useRef<HTMLInputElement>(null)
  return (
    <MenuFrame title={texts('share.title')} texts={texts} close={close}>
      <p className={styles.lead}>{texts('share.lead')}</p>
      <div className={styles.link}>
        <input
          ref={field}
          readOnly
          value={url}
          aria-label={texts('share.link')}
          onFocus={() => field.current?.select()}
        />
      </div>
      <Button look="quiet" onClick={back}>
        {texts('share.back')}
      </Button>
    </MenuFrame>
  )
}

const VIEWS: Record<MenuModal['view'], ComponentType<ViewProps>> = {
  main: Main,
  share: Share,
  how: How,
}

/** The menu as a dialog over the game or the page. */
export function MenuDialog({ scene, view }: { scene: Scene; view: MenuModal['view'] }) {
  const texts = chromeTexts(scene.entry.locale)
  const View = VIEWS[view]
  const close = () => closeModal(scene)
  return (
    <div className={dialog.veil}>
      <FocusTrap
        key={view}
        close={close}
        className={dialog.dialog}
        role="dialog"
        aria-modal
        aria-label={texts('menu.title')}
        data-card="MainMenu"
        data-testid="MainMenu"
      >
        <View scene={scene} texts={texts} close={close} />
      </FocusTrap>
    </div>
  )
}

import type { ScreenProps } from '@sidepick/card-kit'
import { findScreen } from '@sidepick/rules/screens'
import { ApartView } from '../apart/apart_view'
import { useStandsApart } from '../apart/use_stands_apart'
import { closeModal } from '../app/modals'
import { reportCard } from '../app/report_faults'
import type { Scene } from '../app/scene'
import { screenProps } from '../app/screen_props'
import { loadChrome } from '../app/load_chrome'
import { ScreenSlot } from '../federation/screen_slot'
import { useLoaded } from '../late_parts/use_loaded'
import { hostTexts } from '../messages/texts'
import { waitingPoints } from '../picks/stored_picks'
import { useAppSelector, useViewer } from '../store/hooks'
import type { MenuModal, Modal, ScreenModal } from '../store/modals_slice'
import { ErrorAlert } from '../views/error_alert'
import { GenericErrorView } from '../views/error_views'
import { FocusTrap } from '../views/focus_trap'
import { Skeleton } from '../views/skeleton'
import { CloseButton } from './close_button'
import styles from './dialog.css'
import { useNamedByTitle } from './use_named_by_title'
import { WhenRoomy } from './when_roomy'

function ScreenDialog({ scene, modal }: { scene: Scene; modal: ScreenModal }) {
  const { entry, remotes, picks, emitFrom } = scene
  const texts = hostTexts(entry.locale)
  const viewer = useViewer()
  const box = useNamedByTitle()
  const { name, params, query, props, insists } = modal
  const close = () => closeModal(scene)
  const registered = entry.bootstrap.remotes
  const apart = useStandsApart({
    remotes: registered,
    isSecret: findScreen(registered, name)?.secret === true,
    place: 'modal',
  })
  const screen: ScreenProps = {
    name,
    place: 'modal',
    params,
    query,
    props: screenProps(scene, name, props),
    viewer,
    waitingPoints: waitingPoints(picks),
    locale: entry.locale,
    insists,
    emit: emitFrom('modal'),
  }
  return (
    <div className={styles.veil}>
      <FocusTrap
        ref={box}
        close={insists ? null : close}
        className={styles.dialog}
        role="dialog"
        aria-modal
        aria-label={texts('loading')}
        data-card={name}
        data-testid={name}
      >
        {apart ? (
          <ApartView scene={scene} name={name} query={query} close={close} />
        ) : (
          <ScreenSlot
            remotes={remotes}
            screen={screen}
            pending={
              <CloseButton
                texts={texts}
                close={insists ? null : close}
                beside={<Skeleton label={texts('loading')} />}
              />
            }
            errorView={(id) => (
              <CloseButton
                texts={texts}
                close={close}
                beside={
                  <GenericErrorView
                    texts={texts}
                    message={texts('error.noScreen')}
                    retry={() => void remotes.retry(id)}
                  />
                }
              />
            )}
            renderFailed={(id, failed, error) => reportCard(scene, id, failed, error)}
          />
        )}
      </FocusTrap>
    </div>
  )
}

/** The menu's code loads with whatever opened it. */
function MenuPlace({ scene, view }: { scene: Scene; view: MenuModal['view'] }) {
  const chrome = useLoaded(loadChrome, true)
  return chrome && <chrome.MenuDialog scene={scene} view={view} />
}

/** The open dialog, with the focus trapped inside it. */
export function ModalLayer({ scene }: { scene: Scene }) {
  const modal = useAppSelector((state) => state.modals[0])
  if (!modal) return null
  return (
    <WhenRoomy scene={scene}>
      <Dialog scene={scene} modal={modal} />
    </WhenRoomy>
  )
}

function Dialog({ scene, modal }: { scene: Scene; modal: Modal }) {
  const close = () => closeModal(scene)
  if (modal.kind === 'alert') {
    return (
      <ErrorAlert texts={hostTexts(scene.entry.locale)} message={modal.message} close={close} />
    )
  }
  if (modal.kind === 'menu') return <MenuPlace scene={scene} view={modal.view} />
  return <ScreenDialog key={JSON.stringify(modal)} scene={scene} modal={modal} />
}

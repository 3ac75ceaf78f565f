import { Icon, type CardProps } from '@sidepick/card-kit'
import { toPlayView } from '../engine/play_view'
import { CardSlot } from '../federation/card_slot'
import { layoutModeOf } from '../layout/layout_mode'
import { useAppSelector, usePlay } from '../store/hooks'
import { FocusTrap } from '../views/focus_trap'
import { GenericErrorView } from '../views/error_views'
import { Skeleton } from '../views/skeleton'
import styles from '../views/views.css'
import { closeOverlay } from './card_events'
import { reportCard } from './report_faults'
import type { Visit } from './visit'

const PLACE = { panel: 'overlay', position: 'modal' }

/** A card over the game, such as the sign-up or the leaderboard, with the keyboard inside it. */
export function CardOverlay({ visit }: { visit: Visit }) {
  const { entry, remotes, texts, emit } = visit
  const overlay = useAppSelector((state) => state.widget.overlay)
  const widthPx = useAppSelector((state) => state.widget.widthPx)
  const session = useAppSelector((state) => state.session)
  const play = usePlay()
  const { game, phase, timers } = play
  if (!overlay || !game) return null
  const { componentName, props, closesItself } = overlay
  const close = () => closeOverlay(visit)
  const card: CardProps = {
    rule: { componentName, ...PLACE, props },
    ...PLACE,
    game,
    phase,
    layoutMode: layoutModeOf({ phase, widthPx, game }, entry.bootstrap.config),
    timers,
    play: toPlayView(play, session.week, entry.votes),
    viewer: session,
    locale: entry.locale,
    emit,
  }
  const failedView = (id: string) => (
    <GenericErrorView
      texts={texts}
      message={texts('error.noScreen')}
      retry={() => void remotes.retry(id)}
    />
  )
  return (
    <FocusTrap
      key={JSON.stringify(overlay)}
      close={close}
      id="vs-overlay-root"
      className={styles.overlay}
      role="dialog"
      aria-modal
      aria-label={texts(componentName === 'AuthScreen' ? 'auth.dialog' : 'overlay.dialog')}
    >
      {!closesItself && (
        <button
          type="button"
          className={styles.close}
          aria-label={texts('auth.close')}
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      )}
      <CardSlot
        fetch
        remotes={remotes}
        card={card}
        pending={<Skeleton label={texts('loading')} />}
        errorView={failedView}
        alwaysShowError
        renderFailed={(id, name, error) => reportCard(emit, id, name, error)}
      />
    </FocusTrap>
  )
}

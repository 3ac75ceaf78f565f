import type { CardProps } from '@sidepick/card-kit'
import { toPlayView } from '../engine/play_view'
import { CardSlot } from '../federation/card_slot'
import { layoutModeOf } from '../layout/layout_mode'
import { useAppSelector, usePlay } from '../store/hooks'
import { FocusTrap } from '../views/focus_trap'
import { GenericErrorView } from '../views/error_views'
import { Skeleton } from '../views/skeleton'
import styles from '../views/views.css'
import { closeAuth } from './card_events'
import { reportCard } from './report_faults'
import type { Visit } from './visit'

const PLACE = { panel: 'overlay', position: 'modal' }

/** The screen of the auth remote over the game, with the keyboard inside it. */
export function AuthOverlay({ visit }: { visit: Visit }) {
  const { entry, remotes, texts, emit } = visit
  const screen = useAppSelector((state) => state.widget.authScreen)
  const widthPx = useAppSelector((state) => state.widget.widthPx)
  const session = useAppSelector((state) => state.session)
  const play = usePlay()
  const { game, phase, timers } = play
  if (!screen || !game) return null
  const card: CardProps = {
    rule: { componentName: 'AuthScreen', ...PLACE, props: { screen } },
    ...PLACE,
    game,
    phase,
    layoutMode: layoutModeOf({ phase, widthPx, game }, entry.bootstrap.config),
    timers,
    play: toPlayView(play, session.weeklyPoints),
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
      key={screen}
      close={() => closeAuth(visit)}
      id="vs-overlay-root"
      className={styles.overlay}
      role="dialog"
      aria-modal
      aria-label={texts('auth.dialog')}
    >
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

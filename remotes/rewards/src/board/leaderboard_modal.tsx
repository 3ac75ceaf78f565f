import { Button, Icon, IconButton, type Screen } from '@sidepick/card-kit'
import { LiveBoard } from '@sidepick/card-kit/board/live_board'
import { screenText } from '@sidepick/card-kit/screens/screen_text'
import { useRewardsEndpoints } from '../endpoints'
import { prizesText } from '../prizes/prizes_text'
import { askToJoin, isStranger } from '../prizes/strangers'
import styles from './leaderboard_modal.css'
import { useViewed } from './use_viewed'

/** The board of the week over the game; who cannot win its prize yet is told how to. */
export const LeaderboardModal: Screen = ({ locale, viewer, waitingPoints, emit }) => {
  const state = useRewardsEndpoints()
  const text = prizesText(locale)
  useViewed(emit)
  return (
    <div className={styles.modal}>
      <IconButton
        className={styles.close}
        aria-label={screenText(locale)('close')}
        onClick={() => emit('screen_closed', {})}
      >
        <Icon name="cross" />
      </IconButton>
      <LiveBoard state={state} viewer={viewer} waitingPoints={waitingPoints} locale={locale} />
      <footer className={styles.foot}>
        {isStranger(viewer) && (
          <>
            <strong>{text('new_prizes')}</strong>
            <Button onClick={() => askToJoin(emit)}>{text('join')}</Button>
          </>
        )}
        {!isStranger(viewer) && (
          <Button look="quiet" onClick={() => emit('navigated', { to: '/prizes' })}>
            {text('all_prizes')}
          </Button>
        )}
      </footer>
    </div>
  )
}

import { useId } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'

/** Stands in for a pick that only a player can make; it waits until its maker is one. */
export const SignInAlert: Screen = ({ place, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} reader="new" />}
    >
      <NoticePage
        place={place}
        emit={emit}
        text={text}
        titleId={titleId}
        title={text('alert_title')}
        sign="star"
        actions={
          <>
            <Button look="quiet" className={styles.quiet} onClick={() => goTo(emit, 'sign_in')}>
              {text('sign_in')}
            </Button>
            <Button className={styles.primary} onClick={() => goTo(emit, 'sign_up')}>
              {text('sign_up')}
            </Button>
          </>
        }
      >
        <p>{text('alert_lead')}</p>
      </NoticePage>
    </ScreenFrame>
  )
}

import { useId } from 'react'
import { Button, useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'

const numberIn = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise

/**
 * Welcomes a new player, tells what there is already and what is still to do. `props` may bring the `username`, the `points`
 * that were kept and the `bonus`.
 */
export const SignUpSuccess: Screen = ({ place, props, viewer, locale, emit }) => {
  const titleId = useId()
  const text = authText(locale)
  const bonus = numberIn(props.bonus, useHost().signUp.bonus)
  const points = numberIn(props.points, 0)
  const username = typeof props.username === 'string' ? props.username : viewer.profile?.username
  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={0} headline={text('completed')} />}
    >
      <NoticePage
        place={place}
        emit={emit}
        text={text}
        titleId={titleId}
        title={text('success_title')}
        sign="check"
        actions={
          <Button className={styles.primary} onClick={() => emit('screen_closed', {})}>
            {text('keep_playing')}
          </Button>
        }
      >
        <p>{username ? text('success_lead_named', { username }) : text('success_lead')}</p>
        <p className={styles.strong}>{text('success_points', { points: points + bonus })}</p>
        {points > 0 && <p className={styles.lead}>{text('success_parts', { points, bonus })}</p>}
        {!viewer.profile?.emailVerified && <p className={styles.lead}>{text('success_verify')}</p>}
      </NoticePage>
    </ScreenFrame>
  )
}

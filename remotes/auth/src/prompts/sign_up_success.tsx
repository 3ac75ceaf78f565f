import { useId } from 'react'
import { Button, useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import { Welcome } from '@sidepick/card-kit/screens/welcome'
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
        actions={
          <Button className={styles.primary} onClick={() => emit('screen_closed', {})}>
            {text('keep_playing')}
          </Button>
        }
      >
        <Welcome
          username={username}
          points={points + bonus}
          parts={points > 0 ? text('success_parts', { points, bonus }) : undefined}
          mail={viewer.profile?.emailVerified ? undefined : text('success_verify')}
          locale={locale}
        />
      </NoticePage>
    </ScreenFrame>
  )
}

import { useId } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { socialError } from '../entry/social_error'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'

/**
 * What the window shows that signed in with another account. The host hands the session over and says how that went:
 * `props.state` is `working`, `done` or `failed`; an `error` in the address tells why the provider refused.
 */
export const OAuthCallback: Screen = ({ place, params, query, props, locale, emit }) => {
  const titleId = useId()
  const text = authText(locale)
  const head = { place, emit, text, titleId }

  const page = () => {
    if (query.error || props.state === 'failed') {
      return (
        <NoticePage
          {...head}
          title={text('callback_failed')}
          sign="cross"
          look="bad"
          actions={
            <Button className={styles.primary} onClick={() => goTo(emit, 'sign_in')}>
              {text('retry')}
            </Button>
          }
        >
          <p role="alert">{socialError(query.error ?? 'provider_error', text)}</p>
        </NoticePage>
      )
    }
    if (props.state === 'done') {
      return (
        <NoticePage {...head} title={text('callback_done')} sign="check">
          <p role="status">{text('callback_done_lead')}</p>
        </NoticePage>
      )
    }
    const working = text('callback_working', { provider: params.supplier ?? '' })
    return (
      <NoticePage {...head} title={working} sign="waiting">
        <p role="status">{text('sending')}</p>
      </NoticePage>
    )
  }

  return (
    <ScreenFrame place={place} titleId={titleId} panel={<RewardPanel text={text} points={0} />}>
      {page()}
    </ScreenFrame>
  )
}

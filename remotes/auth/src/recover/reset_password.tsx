import { useCallback, useId, useState } from 'react'
import { Button, useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { byLink } from '../entry/one_time'
import { goTo } from '../entry/paths'
import { useLinkCheck } from '../entry/use_link_check'
import { LinkNotice } from '@sidepick/card-kit/screens/link_notice'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'
import { signUpStoreOf } from '../sign_up/sign_up_store'
import { NewPasswordForm } from './new_password_form'

/** Where a mailed link to set a password leads. */
export const ResetPassword: Screen = ({ place, query, locale, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const host = useHost()
  const { token = '' } = query
  const [done, setDone] = useState(false)
  const check = useCallback(
    () => host.http('POST /auth/reset_password/verify_token', byLink(token)),
    [host, token]
  )
  const { link, retry, giveUp } = useLinkCheck(check)

  const head = { place, emit, text, titleId }
  const finish = (email: string) => {
    signUpStoreOf(host).fill({ email })
    setDone(true)
  }
  const page = () => {
    if (done) {
      return (
        <NoticePage
          {...head}
          title={text('reset_done')}
          sign="check"
          actions={
            <Button className={styles.primary} onClick={() => goTo(emit, 'sign_in')}>
              {text('sign_in')}
            </Button>
          }
        >
          <p>{text('reset_done_lead')}</p>
        </NoticePage>
      )
    }
    if (link.state === 'good') {
      const { email } = link.answer
      return (
        <NewPasswordForm
          {...head}
          token={token}
          email={email}
          onDone={() => finish(email)}
          onDead={giveUp}
        />
      )
    }
    if (link.state !== 'dead') {
      return (
        <LinkNotice
          {...head}
          title={text('reset_title')}
          waiting={text('checking_link')}
          failed={link.state === 'failed'}
          onRetry={retry}
        />
      )
    }
    return (
      <NoticePage
        {...head}
        title={text('reset_expired')}
        sign="clock"
        look="bad"
        actions={
          <Button className={styles.primary} onClick={() => goTo(emit, 'forgot_password')}>
            {text('send_link')}
          </Button>
        }
      >
        <p>{text('reset_expired_lead')}</p>
      </NoticePage>
    )
  }

  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={waitingPoints} />}
    >
      {page()}
    </ScreenFrame>
  )
}

import { useId, useState } from 'react'
import { Button, useHost, type Screen } from '@sidepick/card-kit'
import { authText } from '../entry/auth_text'
import { goTo, recoverUrlOf } from '../entry/paths'
import { useSharedEmail } from '../entry/use_shared_email'
import { isEmail } from '../email'
import { EmailField } from '@sidepick/card-kit/forms/email_field'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import { BackButton } from '@sidepick/card-kit/screens/back_button'
import { FormPage } from '@sidepick/card-kit/screens/form_page'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import { RewardPanel } from '../entry/reward_panel'
import { ScreenFrame } from '@sidepick/card-kit/screens/screen_frame'
import styles from '@sidepick/card-kit/screens/screen.css'
import { useCountdown } from './use_countdown'

/** The server mails one link a minute. */
const AGAIN_AFTER_SECONDS = 60

/** Asks for a link to set a password, the first one too: who left an e-mail alone comes back here. */
export const ForgotPassword: Screen = ({ place, props, locale, viewer, emit, waitingPoints }) => {
  const titleId = useId()
  const text = authText(locale)
  const host = useHost()
  const [email, setEmail] = useSharedEmail(props)
  const { tryTo, calm, ...attempt } = useAttempt(text)
  const [times, setTimes] = useState(0)
  const countdown = useCountdown()

  const send = () =>
    tryTo(isEmail(email) ? {} : { email: text('email_invalid') }, async () => {
      const body = { email: email.trim(), language: host.language, returnUrl: recoverUrlOf(host) }
      await host.http('POST /auth/reset_password', { body })
      setTimes((count) => count + 1)
      countdown.start(AGAIN_AFTER_SECONDS)
    })

  const promised = viewer.loggedIn ? 0 : (viewer.promisedPoints ?? 0)
  const points = promised + waitingPoints
  const isFirst = promised > 0
  const head = { place, emit, text, titleId }
  const again = () => {
    if (countdown.seconds > 0) return text('send_again_in', { seconds: countdown.seconds })
    return text(attempt.busy ? 'sending' : 'send_again')
  }
  return (
    <ScreenFrame
      place={place}
      titleId={titleId}
      panel={<RewardPanel text={text} points={points} />}
    >
      {times === 0 ? (
        <FormPage
          {...head}
          {...attempt}
          title={text(isFirst ? 'first_title' : 'forgot_title')}
          lead={isFirst ? text('first_lead', { points }) : text('forgot_lead')}
          primary={text('send_link')}
          aside={
            <BackButton text={text} busy={attempt.busy} onBack={() => goTo(emit, 'sign_in')} />
          }
          onSubmit={send}
        >
          <EmailField
            text={text}
            value={email}
            fault={attempt.faults.email}
            autoComplete="username"
            enterKeyHint="send"
            onChange={(typed) => {
              setEmail(typed)
              calm()
            }}
          />
        </FormPage>
      ) : (
        <NoticePage
          {...head}
          title={text('sent_title')}
          sign="mail"
          actions={
            <>
              <Button
                look="quiet"
                className={styles.quiet}
                aria-disabled={countdown.seconds > 0 || attempt.busy}
                onClick={() => countdown.seconds === 0 && send()}
              >
                {again()}
              </Button>
              <Button className={styles.primary} onClick={() => goTo(emit, 'sign_in')}>
                {text('sign_in')}
              </Button>
            </>
          }
        >
          {attempt.alert && <FormAlert>{attempt.alert}</FormAlert>}
          <p>{text('sent_lead', { email: email.trim() })}</p>
          <p role="status" className={styles.lead}>
            {text(times > 1 ? 'sent_again' : 'sent_hint')}
          </p>
        </NoticePage>
      )}
    </ScreenFrame>
  )
}

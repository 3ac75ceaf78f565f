import { useState } from 'react'
import { Button, useHost, type ScreenProps } from '@sidepick/card-kit'
import type { AuthText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import styles from '@sidepick/card-kit/screens/screen.css'

interface Props extends Pick<ScreenProps, 'place' | 'emit' | 'viewer'> {
  text: AuthText
  titleId: string
}

/** The link is dead. Who is signed in gets another; only then do we know whom to send it to. */
export function UnverifiedNotice({ viewer, ...head }: Props) {
  const { text, emit } = head
  const { http, language } = useHost()
  const { busy, alert, tryTo } = useAttempt(text)
  const [sent, setSent] = useState(false)

  const resend = () =>
    tryTo({}, async () => {
      const { id: userId, email } = await http('GET /v1/profiles')
      const body = { userId, email, language }
      await http('POST /auth/resend_email_verification', { body })
      setSent(true)
    })

  if (sent) {
    return (
      <NoticePage {...head} title={text('resent')} sign="mail">
        <p role="status">{text('resent_lead')}</p>
      </NoticePage>
    )
  }
  const action = viewer.loggedIn ? (
    <Button className={styles.primary} aria-disabled={busy} onClick={resend}>
      {text(busy ? 'sending' : 'resend')}
    </Button>
  ) : (
    <Button className={styles.primary} onClick={() => goTo(emit, 'sign_in')}>
      {text('sign_in')}
    </Button>
  )
  return (
    <NoticePage
      {...head}
      title={text('verify_failed')}
      sign="clock"
      look="bad"
      actions={!viewer.loading && action}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <p role="status">
        {text('verify_failed_lead')} {!viewer.loggedIn && text('verify_sign_in')}
      </p>
    </NoticePage>
  )
}

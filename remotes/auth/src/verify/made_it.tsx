import type { Verification } from '@sidepick/rules/generated_wire'
import { Button, useHost, type ScreenProps } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { AuthText } from '../entry/auth_text'
import { byLink } from '../entry/one_time'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import { NoticePage } from '@sidepick/card-kit/screens/notice_page'
import styles from '@sidepick/card-kit/screens/screen.css'
import { AccountFacts } from './account_facts'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: AuthText
  titleId: string
  token: string
  account: Verification
  onAnswered: (answer: Answered) => void
  onDead: () => void
}

export interface Answered {
  madeIt: boolean
  /** Chooses the password of an account that somebody else had made. */
  passwordToken: string | null
}

/** Asks whoever opened the mailed link whether they made the account: anybody can sign up with somebody's e-mail. */
export function MadeIt({ token, account, onAnswered, onDead, ...head }: Props) {
  const { text } = head
  const { http } = useHost()
  const { busy, alert, tryTo } = useAttempt(text)

  const answer = (madeIt: boolean) =>
    tryTo(
      {},
      async () => {
        const body = { madeIt }
        const answered = await http('POST /auth/verify_email', { body, ...byLink(token) })
        onAnswered({ madeIt, passwordToken: answered.passwordToken ?? null })
      },
      (refusal) => {
        const isDead = isRefused<'POST /auth/verify_email'>(refusal, 'E_EMAIL_VERIFY')
        if (isDead) onDead()
        return isDead
      }
    )

  return (
    <NoticePage
      {...head}
      title={text('made_it')}
      actions={
        <>
          <Button
            look="quiet"
            className={styles.quiet}
            aria-disabled={busy}
            onClick={() => answer(false)}
          >
            {text('not_made')}
          </Button>
          <Button className={styles.primary} aria-disabled={busy} onClick={() => answer(true)}>
            {text(busy ? 'sending' : 'made')}
          </Button>
        </>
      }
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <AccountFacts account={account} text={text} />
      <p>{text('made_it_lead')}</p>
    </NoticePage>
  )
}

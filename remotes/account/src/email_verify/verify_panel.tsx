import { useId } from 'react'
import { Button, LiveRegion, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { profileText, type ProfileText } from '../profile/profile_text'
import styles from './email_verify.css'
import { useResend } from './use_resend'

interface Props {
  locale: Locale
  emit: Emit
  levelUp?: boolean
  /** The level that waits, where somebody knows it. */
  level?: unknown
  /** Whether the heading is the screen's own. */
  heading?: 'h2' | 'h3'
}

function titleOf(text: ProfileText, { sent, levelUp, level }: Partial<Props> & { sent: boolean }) {
  if (sent) return text('verify_sent_title')
  if (!levelUp) return text('verify_title')
  return typeof level === 'number'
    ? text('verify_level_title', { level })
    : text('verify_level_title_unknown')
}

/** The request to prove an e-mail, until the mail is sent, and after. */
export function VerifyPanel({ locale, emit, levelUp, level, heading: Heading = 'h3' }: Props) {
  const id = useId()
  const { stage, email, busy, alert, send } = useResend({ locale, emit })
  const text = profileText(locale)
  const sent = stage !== 'asking'

  return (
    <div className={styles.room}>
      <div className={styles.panel} role="group" aria-labelledby={id} data-stage={stage}>
        <span className={styles.badge}>
          <Glyph name={stage === 'checked' ? 'check' : 'mail'} size="large" />
        </span>
        <div className={styles.words}>
          <Heading id={id} className={styles.title}>
            {titleOf(text, { sent, levelUp, level })}
          </Heading>
          <p className={styles.lead}>
            {sent ? text('verify_sent_lead', { email }) : text('verify_lead')}
          </p>
          {alert && (
            <p role="alert" className={styles.alert}>
              {alert}
            </p>
          )}
        </div>
        {stage !== 'checked' && (
          <Button className={styles.send} disabled={busy} onClick={send}>
            {busy ? formText(locale)('sending') : text(sent ? 'verify_resend' : 'verify_send')}
          </Button>
        )}
        <LiveRegion>{stage === 'checked' ? text('verify_sent_title') : ''}</LiveRegion>
      </div>
    </div>
  )
}

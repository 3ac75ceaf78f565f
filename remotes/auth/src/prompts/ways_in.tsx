import type { Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { authText } from '../entry/auth_text'
import { SocialButtons, useProviders, type SocialMessage } from '../social/social_buttons'
import { promptText } from './prompt_text'
import type { QuickSignUp } from './use_quick_sign_up'
import styles from './ways_in.css'

interface Props {
  quick: QuickSignUp
  locale: Locale
  emit: Emit
}

/** The other accounts one can come in with, and the e-mail as the fifth; the terms go before each. */
export function WaysIn({ quick, locale, emit }: Props) {
  if (useProviders().length === 0) return null
  const text = promptText(locale)
  // The form's own button may say the same already.
  const nameOf = (message: SocialMessage) =>
    message === 'continue_email' ? text('by_email') : authText(locale)(message)
  return (
    <div className={styles.others}>
      <p className={styles.or}>{text('or')}</p>
      <SocialButtons
        look="row"
        text={nameOf}
        emit={emit}
        mayGoOn={quick.mayGoOn}
        onEmail={quick.goOnOrAsk}
        disabled={quick.busy}
      />
    </div>
  )
}

import type { Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { authText } from '../entry/auth_text'
import { SocialButtons, useProviders } from '../social/social_buttons'
import { promptText } from './prompt_text'
import type { QuickSignUp } from './use_quick_sign_up'
import styles from './ways_in.css'

interface Props {
  quick: QuickSignUp
  locale: Locale
  emit: Emit
}

/** The other accounts one can come in with, beside the form that takes an e-mail; the terms go before each. */
export function WaysIn({ quick, locale, emit }: Props) {
  if (useProviders().length === 0) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{promptText(locale)('or')}</p>
      <SocialButtons
        look="row"
        text={authText(locale)}
        emit={emit}
        mayGoOn={quick.mayGoOn}
        tosSigned={quick.agreed}
        disabled={quick.busy}
      />
    </div>
  )
}

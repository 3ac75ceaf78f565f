import type { Locale } from '@sidepick/rules/types'
import type { AuthText } from '../auth_text'
import type { SignUp } from './use_sign_up'

/** What every step of the sign-up draws with. */
export interface StepProps {
  text: AuthText
  locale: Locale
  signUp: SignUp
  onSignIn: () => void
}

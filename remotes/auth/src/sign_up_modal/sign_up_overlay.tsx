import type { Screen } from '@sidepick/card-kit'
import { SignUpModal } from './sign_up_modal'

/** The sign-up over an offer, which goes on where it stood. */
export const SignUpOverlay: Screen = (screen) => (
  <SignUpModal {...screen} props={{ ...screen.props, variant: 'noHeaderROKT' }} />
)

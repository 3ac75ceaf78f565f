import type { RemoteGallery } from '@sidepick/card-kit'
import { states as BirthDate } from './complete/birth_date.gallery'
import { states as DontLosePoints } from './dont_lose_points/dont_lose_points.gallery'
import { states as LoggedOutCard } from './logged_out_card/logged_out_card.gallery'
import { states as OAuthCallback } from './oauth/oauth_callback.gallery'
import { states as SignInAlert } from './prompts/sign_in_alert.gallery'
import { states as SignUpSuccess } from './prompts/sign_up_success.gallery'
import { states as QuickSignUpCard } from './quick_sign_up/quick_sign_up_card.gallery'
import { states as QuickSignUpModal } from './quick_sign_up/quick_sign_up_modal.gallery'
import { states as ForgotPassword } from './recover/forgot_password.gallery'
import { states as ResetPassword } from './recover/reset_password.gallery'
import { states as Login } from './sign_in/login.gallery'
import { states as SignOnCard } from './sign_on_card/sign_on_card.gallery'
import { states as AuthIndex } from './sign_up/auth_index.gallery'
import {
  SignupBirthDate,
  SignupEmail,
  SignupLocation,
  SignupPassword,
  SignupState,
  SignupUsername,
} from './sign_up/steps.gallery'
import { states as SignUpModal } from './sign_up_modal/sign_up_modal.gallery'
import { states as SignUpOverlay } from './sign_up_modal/sign_up_overlay.gallery'
import { states as VerifyEmail } from './verify/verify_email.gallery'

/** Every state of every card and screen of this remote, by the names it registers. */
export const gallery: RemoteGallery = {
  SignOnCard,
  AuthIndex,
  Login,
  SignupEmail,
  SignupPassword,
  SignupUsername,
  SignupBirthDate,
  SignupLocation,
  SignupState,
  ForgotPassword,
  ResetPassword,
  VerifyEmail,
  BirthDate,
  OAuthCallback,
  SignInAlert,
  SignUpSuccess,
  DontLosePoints,
  LoggedOutCard,
  QuickSignUpCard,
  QuickSignUpModal,
  SignUpModal,
  SignUpOverlay,
}

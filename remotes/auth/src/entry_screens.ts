export { BirthDate } from './complete/birth_date'
export { OAuthCallback } from './oauth/oauth_callback'
export { SignInAlert } from './prompts/sign_in_alert'
export { SignUpSuccess } from './prompts/sign_up_success'
export { ForgotPassword } from './recover/forgot_password'
export { ResetPassword } from './recover/reset_password'
export { Login } from './sign_in/login'
export { AuthIndex } from './sign_up/auth_index'
export { SignupUsername } from './sign_up/signup_username'
export {
  SignupBirthDate,
  SignupEmail,
  SignupLocation,
  SignupPassword,
  SignupState,
} from './sign_up/step_screens'
export { VerifyEmail } from './verify/verify_email'

import { BirthDateStep } from './birth_date_step'
import { EmailStep } from './email_step'
import { LocationStep } from './location_step'
import { PasswordStep } from './password_step'
import { StateStep } from './state_step'
import { stepScreen } from './step_screen'
import { UsernameStep } from './username_step'

export const SignupEmail = stepScreen('email', EmailStep)
export const SignupPassword = stepScreen('password', PasswordStep)
export const SignupUsernameStep = stepScreen('username', UsernameStep)
export const SignupBirthDate = stepScreen('birth-date', BirthDateStep)
export const SignupLocation = stepScreen('location', LocationStep)
export const SignupState = stepScreen('state', StateStep)

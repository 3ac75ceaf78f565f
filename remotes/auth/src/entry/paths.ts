import type { Emit, Host } from '@sidepick/card-kit'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { StepName } from '../sign_up/steps'

const PATHS = {
  sign_up: '/auth?method=sign_up',
  sign_in: '/auth/login',
  forgot_password: '/auth/forgot-password',
} as const

export type Destination = keyof typeof PATHS | StepName

/** The address of a screen of ours. */
const pathOf = (to: Destination): string =>
  to in PATHS ? PATHS[to as keyof typeof PATHS] : `/auth/signup/${to}`

/** Where a mailed link to set a password comes from, and leads back to once it is used up. */
export const recoverUrlOf = ({ signUp }: Pick<Host, 'signUp'>): string =>
  prefixOf(signUp.returnUrl) + PATHS.forgot_password

/** Where the account's password is chosen, as a mailed link does; once, so there is no way back to it. */
export const goToNewPassword = (emit: Emit, token: string) =>
  emit('navigated', { to: `/reset_password?token=${token}`, replace: true })

/** Goes to another screen of ours: on a page by its address, in a dialog in this one's place. */
export const goTo = (emit: Emit, to: Destination, { replace = false } = {}) =>
  emit('navigated', { to: pathOf(to), ...(replace && { replace }) })

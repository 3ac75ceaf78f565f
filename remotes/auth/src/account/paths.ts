import type { Emit } from '@sidepick/card-kit'
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

/** Goes to another screen of ours: on a page by its address, in a dialog in this one's place. */
export const goTo = (emit: Emit, to: Destination, { replace = false } = {}) =>
  emit('navigated', { to: pathOf(to), ...(replace && { replace }) })

import type { AuthMessage, AuthText } from '../auth_text'
import type { Faults, Field } from '../faults'
import { CHECKS } from './check_draft'
import type { Draft } from './draft'

interface Step {
  title: AuthMessage
  fields: readonly Field[]
}

const STEPS: readonly Step[] = [
  { title: 'step_account', fields: ['email', 'password'] },
  { title: 'step_person', fields: ['username', 'birthday'] },
  { title: 'step_place', fields: ['usResidency', 'country', 'state', 'tosSigned'] },
]

export const stepCount = STEPS.length
export const lastStep = STEPS.length - 1
export const titleOf = (step: number): AuthMessage => STEPS[step]?.title ?? 'step_account'

/** Everything wrong with the steps up to this one. */
export function checkUpTo(step: number, draft: Draft, text: AuthText): Faults {
  const faults: Faults = {}
  for (const field of STEPS.slice(0, step + 1).flatMap(({ fields }) => fields)) {
    const message = CHECKS[field](draft)
    if (message) faults[field] = text(message)
  }
  return faults
}

/** The first step with something wrong on it, or null. */
export function stepAtFault(faults: Faults): number | null {
  const step = STEPS.findIndex(({ fields }) => fields.some((field) => faults[field]))
  return step < 0 ? null : step
}

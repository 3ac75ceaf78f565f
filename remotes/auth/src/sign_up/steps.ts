import type { AuthMessage, AuthText } from '../entry/auth_text'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import { CHECKS } from './check_draft'
import { HOME, type Draft } from './draft'

/** The steps in their order, by the last part of their addresses, and what each of them asks for. */
const FIELDS = {
  'email': ['email', 'tosSigned'],
  'password': ['password'],
  'username': ['username'],
  'birth-date': ['birthday'],
  'location': ['usResidency', 'country'],
  'state': ['state'],
} as const satisfies Record<string, readonly (keyof typeof CHECKS)[]>

export type StepName = keyof typeof FIELDS

const fieldsOf = (step: StepName): readonly (keyof typeof CHECKS)[] => FIELDS[step]

export const STEPS = Object.keys(FIELDS) as StepName[]

export const titleOf = (step: StepName): AuthMessage => `step_${step}`

/** The steps this player takes: who lives elsewhere is not asked for a state. */
export const stepsOf = ({ country }: Draft): StepName[] =>
  country === '' || country === HOME ? STEPS : STEPS.filter((step) => step !== 'state')

/** What is wrong with one step. */
export function checkStep(step: StepName, draft: Draft, text: AuthText): Faults {
  const faults: Faults = {}
  for (const field of fieldsOf(step)) {
    const message = CHECKS[field](draft)
    if (message) faults[field] = text(message)
  }
  return faults
}

/** The first step with something wrong on it, or null. */
export const stepAtFault = (faults: Faults): StepName | null =>
  STEPS.find((step) => fieldsOf(step).some((field) => faults[field])) ?? null

/** The first step before this one that lacks something, as after a reload, or null. */
export const stepLackingBefore = (step: StepName, draft: Draft): StepName | null =>
  STEPS.slice(0, STEPS.indexOf(step)).find((earlier) =>
    fieldsOf(earlier).some((field) => CHECKS[field](draft) !== null)
  ) ?? null

/** The step after this one, or null when this one is the last. */
export const stepAfter = (step: StepName, draft: Draft): StepName | null => {
  const steps = stepsOf(draft)
  return steps[steps.indexOf(step) + 1] ?? null
}

export const stepBefore = (step: StepName): StepName | null =>
  STEPS[STEPS.indexOf(step) - 1] ?? null

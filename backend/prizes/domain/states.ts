/**
 * How a place of a drawing stands. A prize is `offered` to a winner, who confirms where it goes, and an admin writes down
 * that it went. A place that loses its prize is `passed_on`, and the first one that is `waiting` gets it.
 */
export const AWARD_STATES = ['waiting', 'offered', 'confirmed', 'fulfilled', 'passed_on'] as const
export type AwardState = (typeof AWARD_STATES)[number]

/** The states in which a place holds a prize. */
export const HOLDING: readonly AwardState[] = ['offered', 'confirmed', 'fulfilled']

/** Why a place lost its prize. */
export const PASSED_BECAUSE = [
  'not_confirmed',
  'declined',
  'ineligible',
  'closed',
  'admin',
] as const
export type PassedBecause = (typeof PASSED_BECAUSE)[number]

export const isHolding = (state: string): boolean => HOLDING.some((one) => one === state)

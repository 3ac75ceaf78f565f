import type { ThemeFlags } from '@sidepick/rules/types'

/** Every duration of a play, in milliseconds. */
export interface Timings {
  /** Suspense between the first tap and the submit; 0 skips the phase. */
  lockMs: number
  /** A submit without an answer by then goes on with the browser's own numbers. */
  submitLimitMs: number
  bonusMs: number
  resultMs: { loggedIn: number; loggedOut: number }
  /** An active game without input falls back to passive. */
  idleMs: number
  outOfViewMs: number
  /** The end screen stands alone this long before a stranger is asked to sign up. */
  endScreenMs: number
}

export function timingsOf(flags: ThemeFlags): Timings {
  return {
    lockMs: flags.lockedPickDelay * 1000,
    submitLimitMs: 10_000,
    bonusMs: 2000,
    resultMs: {
      loggedIn: flags.resultPollInViewDurationLoggedIn * 1000,
      loggedOut: flags.resultPollInViewDuration * 1000,
    },
    idleMs: 30_000,
    outOfViewMs: 5000,
    endScreenMs: 5000,
  }
}

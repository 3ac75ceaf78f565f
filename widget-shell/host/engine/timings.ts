import type { ThemeFlags } from '@sidepick/rules/types'

/** The durations of a play that are configured, in milliseconds. */
export interface Timings {
  /** Suspense between the first tap and the submit; 0 skips the phase. */
  lockMs: number
  resultMs: { loggedIn: number; loggedOut: number }
}

export function timingsOf(flags: ThemeFlags): Timings {
  return {
    lockMs: flags.lockedPickDelay * 1000,
    resultMs: {
      loggedIn: flags.resultPollInViewDurationLoggedIn * 1000,
      loggedOut: flags.resultPollInViewDuration * 1000,
    },
  }
}

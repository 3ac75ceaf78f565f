import type { DiagnosticCode } from './contract'

const TIMEOUT_MS = 10_000

export const DIAGNOSTICS: Record<DiagnosticCode, string> = {
  init_not_executed: 'init not executed: the frame did not answer within 10 seconds',
  init_not_finished: 'init not finished: the frame answered, but showed nothing within 10 seconds',
  missing_referrer: 'missing referrer: the page has no address that the widget could name',
}

export interface Watchdog {
  /** The frame said hello. */
  answered(): void
  /** The first screen is painted. */
  finished(): void
}

/** Waits for the frame's two signs of life and reports the one that is missing. */
export function startWatchdog(
  signal: AbortSignal,
  report: (code: DiagnosticCode) => void
): Watchdog {
  let alive = false
  const timer = setTimeout(
    () => report(alive ? 'init_not_finished' : 'init_not_executed'),
    TIMEOUT_MS
  )
  const stop = () => clearTimeout(timer)
  signal.addEventListener('abort', stop)
  return {
    answered: () => {
      alive = true
    },
    finished: stop,
  }
}

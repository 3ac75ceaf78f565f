import type { ProblemCode } from '#shared/problem_codes'
import type { RateLimit } from '#shared/http/throttle'

/** Routes, by name, that differ from the rest in what happens before them. Each module adds its own. */
export const routeTraits = {
  /** They show a page, so a browser is shown a page as well when they fail; the others answer a problem to everybody. */
  pages: new Set<string>(),
  /** They ignore a body, whatever it holds, or read it themselves, where others refuse what they cannot read. */
  withoutBody: new Set<string>(),
  /** They take a small HTML form where others take JSON alone. */
  forms: new Set<string>(),
  /** Over the limit they answer 503, not 429: their clients take any 4xx for the end of the session. */
  busyWhenThrottled: new Set<string>(),
  /** Asked by machines that must have an answer, whatever else is down. */
  unlimited: new Set<string>(),
  /** Their own limit per address, in place of the one that all others share. */
  limits: new Map<string, RateLimit>(),
  /** What they answer when something fails that the caller has no part in, in place of `E_INTERNAL`. */
  failures: new Map<string, ProblemCode>(),
}

import type { ProblemCode } from '#shared/problem_codes'
import type { RateLimit } from '#shared/http/throttle'

/** Routes, by name, whose middleware differs from the default. Each module adds its own. */
export const routeTraits = {
  /** They show a page, so a browser is shown a page as well when they fail; the others answer a problem to everybody. */
  pages: new Set<string>(),
  /** They ignore the body or read it themselves; other routes refuse an unreadable body. */
  withoutBody: new Set<string>(),
  /** They accept JSON as text/plain too, which a browser's beacon sends to another origin without asking first. */
  jsonAsText: new Set<string>(),
  /** They accept a small HTML form; other routes accept JSON only. */
  forms: new Set<string>(),
  /** Over the limit they answer 503 instead of 429, because their clients treat any 4xx as the end of the session. */
  busyWhenThrottled: new Set<string>(),
  /** Called by machines that need an answer even when other services are down. */
  unlimited: new Set<string>(),
  /** They refuse a session whose player has not proved lately to be there. */
  provenLately: new Set<string>(),
  /** Their own limit per address, instead of the shared one. */
  limits: new Map<string, RateLimit>(),
  /** Their code for failures of the server, instead of `E_INTERNAL`. */
  failures: new Map<string, ProblemCode>(),
}

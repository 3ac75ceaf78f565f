import type { Delivery } from './event_queue'

/** Statuses of a refusal after which another try may succeed. */
const PASSING = [408, 413, 425, 429]

/**
 * Sends a body without cookies and without the player's token: no event names a player. The request outlives the page.
 * `text/plain` asks another origin for no leave first.
 */
export async function post(
  address: string,
  body: string,
  type: 'application/json' | 'text/plain' = 'application/json'
): Promise<Delivery> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': type },
      body,
    })
    if (ok) return 'arrived'
    return status >= 500 || PASSING.includes(status) ? 'again' : 'refused'
  } catch {
    return 'again'
  }
}

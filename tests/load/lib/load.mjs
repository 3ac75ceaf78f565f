import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'

/** An address nobody used before: limits are met as users meet them, through a trusted proxy that names the caller. */
const freshAddress = () => `2001:db8:${randomBytes(12).toString('hex').match(/.{4}/g).join(':')}`

/**
 * Sends requests for some seconds over some connections, as many as go through or so many a second. `request(n)` makes
 * the n-th one.
 * Gives the throughput per second, p50 and p99 in milliseconds, and how many were answered otherwise than with 2xx.
 */
export async function load(url, { connections, seconds, request, perSecond }) {
  let sent = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: perSecond,
    requests: [
      {
        setupRequest: (base) => {
          const made = request(sent++)
          return {
            ...base,
            ...made,
            headers: { ...made.headers, 'x-forwarded-for': freshAddress() },
          }
        },
      },
    ],
  })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    meanMs: result.latency.average,
    failed: result.non2xx,
  }
}

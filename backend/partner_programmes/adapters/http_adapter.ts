import { Undeliverable } from '#shared/delivery/outbox/handlers'
import type { ProgrammeCredit, RewardAdapter } from '#partner_programmes/adapters/reward_adapter'

const TIMEOUT_MS = 5_000

/** Statuses after which a retry may succeed. */
const TRANSIENT = new Set([408, 425, 429])

/** Credits over HTTPS: POST of the credit as JSON, with the reference as idempotency key. */
export class HttpAdapter implements RewardAdapter {
  constructor(
    private readonly url: string,
    private readonly key: string
  ) {}

  async credit({ account, points, distributorId, reference }: ProgrammeCredit): Promise<void> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${this.key}`,
        'content-type': 'application/json',
        'idempotency-key': reference,
      },
      body: JSON.stringify({ account, points, distributorId, reference }),
      // No redirects: the key must not be sent to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    const { status } = response
    // 409: it was credited before, and the answer was lost.
    if (response.ok || status === 409) return
    const isFinal = status >= 400 && status < 500 && !TRANSIENT.has(status)
    throw isFinal ? new Undeliverable(`answered ${status}`) : new Error(`answered ${status}`)
  }
}

import { LRUCache } from 'lru-cache'

/** Answers kept at most; the longest of them takes some twenty kilobytes. */
const MAX_ANSWERS = 1_000

/** Longest key: a question beyond it is answered, and forgotten. */
const MAX_KEY_LENGTH = 1_024

/**
 * Answers to strangers, ready to be sent, by everything they depend on. It stands before the caches that hold what the
 * answers are made of, for as long as nobody notices, and spares validating and composing the same thing again.
 */
export class HotAnswers<Answer extends object> {
  readonly #kept: LRUCache<string, Answer>

  constructor(ttlMs: number) {
    this.#kept = new LRUCache({ max: MAX_ANSWERS, ttl: ttlMs, perf: { now: () => Date.now() } })
  }

  /** `make` may throw; then nothing is kept. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key)
    if (known) return known
    const made = await make()
    if (key.length <= MAX_KEY_LENGTH) this.#kept.set(key, made)
    return made
  }
}

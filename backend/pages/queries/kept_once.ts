import { LRUCache } from 'lru-cache'

/**
 * Keeps what was made for the newest keys, such as drawn pictures; the key is the first argument. Who asks at the same time
 * waits for the same making; what fails is not kept.
 */
export function keptOnce<Asked, Made, Rest extends unknown[]>(
  make: (asked: Asked, ...rest: Rest) => Promise<Made>,
  options: LRUCache.Options<string, Promise<Made>, unknown>
): (asked: Asked, ...rest: Rest) => Promise<Made> {
  const kept = new LRUCache<string, Promise<Made>>(options)
  return (asked, ...rest) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known) return known
    const made = make(asked, ...rest)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}

import { askAgain } from '@sidepick/card-kit/ask_again'

/** Code that the first question does without. A call loads it, and rejects after the last attempt. */
export interface LatePart<Code> {
  (): Promise<Code>
  /** What has come; null until then. */
  code: () => Code | null
}

/** Parts whose last attempt failed. */
const lost = new Set<() => Promise<unknown>>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of [...listeners]) listener()
}

/** The late parts of this page. */
export const lateParts = {
  /** Called when a part has come, was lost, or is asked for again. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  areLost: () => lost.size > 0,
  askAgain() {
    const parts = [...lost]
    lost.clear()
    tell()
    for (const part of parts) part().catch(() => undefined)
  },
}

/** Makes a part without which a visit is not whole. Where it is lost, `LostParts` tells the player. */
export function latePart<Code>(load: () => Promise<Code>): LatePart<Code> {
  const bring = askAgain(load)
  let come: Code | null = null

  async function part(): Promise<Code> {
    if (come !== null) return come
    try {
      come = await bring()
      lost.delete(part)
      return come
    } catch (error) {
      if (!lost.has(part)) console.error('A part of the host did not load', error)
      lost.add(part)
      throw error
    } finally {
      tell()
    }
  }

  return Object.assign(part, { code: () => come })
}

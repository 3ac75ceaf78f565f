// Node's own: a test may have stopped the other clock.
import { setTimeout as pause } from 'node:timers/promises'

/** Turns of the event loop in which nothing new was asked for: timers without a delay may stand between. */
const CALM_TURNS = 5

/** Statuses whose responses have no body. */
const EMPTY = [204, 205, 304]

/** Takes the place of `fetch`, to know when nothing is under way any more. */
export function watchFetch() {
  const own = globalThis.fetch
  const underWay = new Set<Promise<unknown>>()
  const readWhole: typeof fetch = async (...call) => {
    const response = await own(...call)
    const { status, statusText, headers } = response
    const body = await response.arrayBuffer()
    return new Response(EMPTY.includes(status) ? null : body, { status, statusText, headers })
  }
  globalThis.fetch = (...call) => {
    const answered = readWhole(...call)
    underWay.add(answered)
    const gone = () => void underWay.delete(answered)
    answered.then(gone, gone)
    return answered
  }
  return {
    /** Resolves once every call was answered, and those that followed from it. */
    async settled() {
      for (let calm = 0; calm < CALM_TURNS; calm++) {
        await pause(0)
        if (underWay.size > 0) calm = -1
        await Promise.allSettled(underWay)
      }
    },
    putBack: () => void (globalThis.fetch = own),
  }
}

/** Takes what is to be done at the end of a test. */
export type Cleanup = (handler: () => void) => void

const realNow = Date.now
let aheadMs = 0

/** Lets `ms` pass, for everything that reads the time such as a cache; at the end of the test the time is real again. */
export function forwardClock(cleanup: Cleanup, ms: number): void {
  aheadMs += ms
  Date.now = () => realNow() + aheadMs
  cleanup(() => {
    aheadMs = 0
    Date.now = realNow
  })
}

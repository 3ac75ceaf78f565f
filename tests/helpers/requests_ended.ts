import type { Page } from 'playwright-core'
import { eventually } from '#tests/helpers/eventually'

/** A page that has asked for nothing for this long has what it wanted, in milliseconds. */
const QUIET_MS = 500

/**
 * Waits until neither the page nor a frame of it begins another request. Playwright's `networkidle` waits for answers as well,
 * and never sees that of a request with `keepalive`, such as the events of a visit.
 */
export async function requestsEnded(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => (last = performance.now())
  page.on('request', note)
  await eventually(async () => {
    if (performance.now() - last < QUIET_MS) throw new Error('The page goes on asking')
  })
  page.off('request', note)
}

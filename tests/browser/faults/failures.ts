import type { Page } from 'playwright-core'

/** What the host says about a remote that fails: `Remote gone: refused …`. */
const REPORT = /^Remote (\S+): (\w+)/

const PATIENCE_MS = 30_000

/** The reasons, by remote, once the host has given up on as many; those there are by then when it never does. */
export async function failuresOf(page: Page, count: number): Promise<Record<string, string>> {
  const reasons: Record<string, string> = {}
  const complete = page.waitForEvent('console', {
    timeout: PATIENCE_MS,
    predicate(message) {
      const [, remote, reason] = REPORT.exec(message.text()) ?? []
      if (remote && reason) reasons[remote] = reason
      return Object.keys(reasons).length === count
    },
  })
  await complete.catch(() => undefined)
  return reasons
}

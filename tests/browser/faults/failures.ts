import type { Page } from 'playwright-core'

/** What the host says about a remote that fails: `Remote gone: refused …`. */
const REPORT = /^Remote (\S+): (\w+)/

/** Resolves with the reasons, by remote, once the host has given up on as many remotes. */
export function failuresOf(page: Page, count: number): Promise<Record<string, string>> {
  const reasons: Record<string, string> = {}
  return new Promise((resolve) => {
    page.on('console', (message) => {
      const [, remote, reason] = REPORT.exec(message.text()) ?? []
      if (remote && reason) reasons[remote] = reason
      if (Object.keys(reasons).length === count) resolve(reasons)
    })
  })
}

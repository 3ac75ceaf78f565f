import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Where axe already is it need not come again, which takes longer than a look at a small page; a frame's own is new. */
const NOTHING = ';'

async function sourceFor(page: Page): Promise<string | undefined> {
  const isAlone = page.frames().length === 1
  return isAlone && (await page.evaluate('"axe" in window')) ? NOTHING : undefined
}

export interface Audit {
  /** Looks at the page with all its frames as it stands. */
  look: (state: string) => Promise<void>
  /** What breaks the standard, one line for each element. */
  findings: string[]
}

/** Holds what is on the screen against WCAG 2.2 AA, in each of these schemes. */
export function audit(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark']
): Audit {
  const findings: string[] = []
  const look = async (state: string) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page, axeSource: await sourceFor(page) })
        .options({ runOnly: STANDARD, resultTypes: ['violations'] })
        // Without frames there is no report to put together, which takes a page of its own.
        .setLegacyMode(page.frames().length === 1)
        .analyze()
      for (const { id, nodes } of violations) {
        for (const { target, failureSummary } of nodes) {
          findings.push(`${state}, ${colorScheme}: ${id} at ${target.join(' ')}. ${failureSummary}`)
        }
      }
    }
  }
  return { look, findings }
}

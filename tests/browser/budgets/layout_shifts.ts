import type { BrowserContext, Frame, Page } from 'playwright-core'

const WATCH = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue
      const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
      const names = shift.sources.map(({ node }) => node && (node.className || node.nodeName))
      // A node of a closed tree has no name here, and its place tells which it is.
      const places = shift.sources.map(({ previousRect, currentRect }) => at(previousRect) + ' to ' + at(currentRect))
      window.layoutShifts.push(shift.value.toFixed(4) + ' from ' + places.join(', ') + ' by ' + names.join(', '))
    }
  }).observe({ type: 'layout-shift', buffered: true })`

const READ = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts))))`

/** Begin before the first page is opened. */
export const watchShifts = (context: BrowserContext) => context.addInitScript(WATCH)

/** What moved without the reader's doing. */
export async function shiftsOf(...frames: Frame[]): Promise<string[]> {
  const shifts = await Promise.all(frames.map((frame) => frame.evaluate<string[]>(READ)))
  return shifts.flat()
}

/** What moved around the frames, which are meant to move and do so as late as a slow machine draws. */
export const shiftsAround = async (page: Page) =>
  (await shiftsOf(page.mainFrame())).filter((shift) => !shift.endsWith('by IFRAME'))

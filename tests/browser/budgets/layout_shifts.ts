import type { BrowserContext, Frame } from 'playwright-core'

const WATCH = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue
      const moved = shift.sources.map(({ node }) => node && (node.className || node.nodeName))
      window.layoutShifts.push(shift.value.toFixed(4) + ' by ' + moved.join(', '))
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

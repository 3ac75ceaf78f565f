import { isMedia, isPicture, openStory, pathOf, reached } from './embed_visit.mjs'

export const CPU_SLOWDOWN = 4

/** Times of one visit, in milliseconds since the story was asked for, with the processor slowed down. */
export function timeStory({ url, pin, marks }) {
  async function prepare(page) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  return openStory({ url, pin, marks, prepare }, async (page, requests) => {
    const seen = await reached(page, marks, 'complete')
    const layoutShift = await page.evaluate(() => window.benchSeen.shift)
    const [story, ...others] = requests
    const startedAt = story.timing().startTime
    const poster = others.find(isPicture)
    if (poster) await poster.response().then((response) => response.finished())
    const loads = others
      .filter((one) => !isPicture(one) && !isMedia(one) && one.timing().responseEnd >= 0)
      .map((one) => ({ path: pathOf(one), isDocument: isDocument(one), ...timesOf(one) }))
      .filter(({ endedAt }) => endedAt <= seen.complete)
    const isWayThere = ({ path, isDocument }) => isDocument || path.endsWith('/loader.js')
    return {
      readableMs: seen.readable - startedAt,
      playableMs: seen.playable - startedAt,
      completeMs: seen.complete - startedAt,
      posterMs: poster ? timesOf(poster).endedAt - startedAt : null,
      tripsAfterHtml: depthOf(loads.filter((load) => !isWayThere(load))),
      tripsAfterStory: depthOf(loads),
      layoutShift,
    }
  })
}

const isDocument = (request) => request.resourceType() === 'document'

function timesOf(request) {
  const { startTime, responseEnd } = request.timing()
  return { startedAt: startTime, endedAt: startTime + responseEnd }
}

/** Longest chain of requests each of which began after the one before had ended. */
function depthOf(loads) {
  const byEnd = loads.toSorted((one, other) => one.endedAt - other.endedAt)
  const depths = []
  for (const load of byEnd) {
    const before = depths.filter(({ endedAt }) => endedAt <= load.startedAt)
    const depth = 1 + Math.max(0, ...before.map((one) => one.depth))
    depths.push({ endedAt: load.endedAt, depth })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}

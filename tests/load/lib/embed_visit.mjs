import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { probe } from './embed_probe.mjs'

export const NETWORK = { rttMs: 150, downMbit: 1.6, upMbit: 0.75 }
export const CPU_SLOWDOWN = 4

const BYTES_PER_MBIT = 1e6 / 8
const APART = ['image', 'media', 'font']

/** Frames share the page's process, because the throttle holds for one process alone. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
]

async function throttle(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.rttMs,
    downloadThroughput: NETWORK.downMbit * BYTES_PER_MBIT,
    uploadThroughput: NETWORK.upMbit * BYTES_PER_MBIT,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** One reader with an empty cache. Times in milliseconds since the story was asked for. */
export async function visitStory(url, marks) {
  const profile = await mkdtemp(join(tmpdir(), 'sidepick-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
    viewport: { width: 1280, height: 900 },
  })
  try {
    const requests = []
    context.on('request', (request) => requests.push(request))
    await context.addInitScript(probe, marks)
    const [page] = context.pages()
    await throttle(page)
    await page.goto(url, { waitUntil: 'commit' })
    const seen = await readProbes(page, marks)
    const [story, ...others] = requests.filter((one) => !APART.includes(one.resourceType()))
    return await summarize({ story, others, seen })
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function readProbes(page, { framed }) {
  if (framed) await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' })
  const frame = framed ? page.frames()[1] : page.mainFrame()
  await frame.waitForFunction(() => window.benchSeen.complete, null, { timeout: 20_000 })
  const seen = await frame.evaluate(() => window.benchSeen)
  const shift = await page.evaluate(() => window.benchSeen.shift)
  return { ...seen, shift }
}

async function summarize({ story, others, seen }) {
  const startedAt = story.timing().startTime
  const ended = others.filter((request) => request.timing().responseEnd >= 0)
  const all = await Promise.all(ended.map(readLoad))
  const loads = all.filter(({ endedAt }) => endedAt <= seen.complete)
  const isWayThere = ({ path, isDocument }) => isDocument || path.endsWith('/loader.js')
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    loaderBytes: loads.find(({ path }) => path.endsWith('/loader.js'))?.bytes ?? null,
    bytesToTap: sum(loads.filter(({ endedAt }) => endedAt <= seen.playable)),
    bytes: sum(loads),
    requests: loads.length,
    tripsAfterHtml: depthOf(loads.filter((load) => !isWayThere(load))),
    tripsAfterStory: depthOf(loads),
    readableMs: seen.readable - startedAt,
    playableMs: seen.playable - startedAt,
    completeMs: seen.complete - startedAt,
    layoutShift: seen.shift,
  }
}

async function readLoad(request) {
  const { responseBodySize } = await request.sizes()
  const { startTime, responseEnd } = request.timing()
  return {
    path: new URL(request.url()).pathname,
    isDocument: request.resourceType() === 'document',
    bytes: responseBodySize,
    startedAt: startTime,
    endedAt: startTime + responseEnd,
  }
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

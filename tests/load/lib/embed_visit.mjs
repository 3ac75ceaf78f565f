import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { probe } from './embed_probe.mjs'

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

/** One reader with an empty cache opens a story; `pin` is the key of the certificate to be trusted. */
export async function openStory({ url, pin, marks, prepare }, read) {
  const profile = await mkdtemp(join(tmpdir(), 'sidepick-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...ARGS, `--ignore-certificate-errors-spki-list=${pin}`],
    viewport: { width: 1280, height: 900 },
  })
  try {
    const requests = []
    context.on('request', (request) => requests.push(request))
    await context.addInitScript(probe, marks)
    const [page] = context.pages()
    await prepare(page)
    await page.goto(url, { waitUntil: 'commit' })
    return await read(page, requests)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function frameOf(page, { framed }) {
  if (!framed) return page.mainFrame()
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' })
  return page.frames()[1]
}

/** Waits until the probe of the widget's frame has noted a moment, and returns all that it has. */
export async function reached(page, marks, moment) {
  const frame = await frameOf(page, marks)
  await frame.waitForFunction((name) => window.benchSeen?.[name], moment, { timeout: 30_000 })
  return frame.evaluate(() => window.benchSeen)
}

export const isPicture = (request) => request.resourceType() === 'image'
export const isMedia = (request) => request.resourceType() === 'media'
export const pathOf = (request) => new URL(request.url()).pathname

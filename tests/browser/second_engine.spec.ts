import { test } from '@japa/runner'
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core'
import env from '#start/env'
import { PartnerServer } from '#tests/fixtures/bundles'
import { givenScriptedPage, OUTCOMES } from '#tests/fixtures/partner_scripts'
import { environmentOf } from '#tests/helpers/fonts'

/** Waiting for anything longer than this is a failure, in milliseconds. */
const PATIENCE_MS = 30_000

const PHASE = (phase: string) => `#vs-root[data-phase="${phase}"]`

/** The widget's frame on the page, once its cards stand. */
async function widgetOn(page: Page): Promise<Frame> {
  await page.$eval('[data-vs-widget]', (container) => container.scrollIntoView())
  const iframe = await page.waitForSelector('[data-vs-widget] iframe')
  const frame = await iframe?.contentFrame()
  if (!frame) throw new Error('the widget has no frame')
  await frame.waitForSelector('#vs-root .vs-position')
  return frame
}

async function play(frame: Frame, side: 'A' | 'B') {
  const answer = await frame.waitForSelector(`.vs-answer[data-side="${side}"]`)
  await answer?.click()
  await frame.waitForSelector(PHASE('locking'))
  await frame.waitForSelector(PHASE('result'))
}

test.group('Browser | the widget in Firefox', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      headless: true,
      env: environmentOf('usual'),
    })
    return () => browser.close()
  })

  test('is played in an article, in English and in Spanish, without a fault: {$self}')
    .with(['/demo/inline', '/demo/inline-es'])
    .run(async ({ assert }, path) => {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await page.goto(new URL(path, env.get('DEMO_PUBLISHER_URL')).href)
      const frame = await widgetOn(page)
      await play(frame, 'A')
      assert.isEmpty(faults)
      await page.close()
    })

  test("runs a partner's published scripts alone", async ({ assert, cleanup }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(await givenScriptedPage(server))
    for (const [name, outcome] of Object.entries(OUTCOMES)) {
      const root = await page.waitForSelector(`html[data-${name}]`)
      assert.equal(await root?.evaluate((it, key) => it.dataset[key], name), outcome, name)
    }
    await page.close()
  })

  test('docks with the first pick, without loading again', async ({ assert }) => {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(new URL('/demo/inline', env.get('DEMO_PUBLISHER_URL')).href)
    await widgetOn(page)
    await page.evaluate(`{
      const container = document.querySelector('[data-vs-widget]')
      VSWidget.mount(container).destroy()
      VSWidget.mount(container, { mode: 'docked' })
    }`)
    const frame = await widgetOn(page)
    await play(frame, 'B')
    const { x, y } = await page.$eval('[data-vs-widget] iframe', (iframe) =>
      iframe.getBoundingClientRect().toJSON()
    )
    const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    assert.isAbove(x, window.width / 3)
    assert.isAbove(y, window.height / 3)
    await page.close()
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'
import { visit } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

/**
 * All calls but the one that takes what was measured, because events are sent when some have come together, and the one for what the
 * film speaks, which is a part of the film.
 */
const API = /^\/(v1(?!\/analytics\/|\/games\/[^/]+\/speech$)|v2|auth)\//

/** Counts every shift of the page that no action of the reader explains. */
const WATCH_SHIFTS = `window.__shifts = []
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) __shifts.push(shift.value)
}).observe({ type: 'layout-shift', buffered: true })`

/** The same without any grace for what a reader did. */
const WATCH_ALL_SHIFTS = WATCH_SHIFTS.replace('if (!shift.hadRecentInput) ', '')

const shiftsOf = (page: Page) => page.evaluate(() => window.__shifts)

const boxOf = (page: Page) =>
  page.locator('[data-vs-widget]').evaluate((it) => {
    const { width, height } = it.getBoundingClientRect()
    return { width: Math.round(width), height: Math.round(height) }
  })

test.group('A widget in an article', () => {
  test('asks the server for nothing before the first answer', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const paths: string[] = []
      page.on('request', (request) => paths.push(new URL(request.url()).pathname))
      const widget = await visit(page, '/demo/inline', { hurried: true })
      await eventually(async () =>
        assert.isTrue(paths.some((path) => path.startsWith('/assets/later.')))
      )
      await requestsEnded(page)
      assert.deepEqual(
        paths.filter((path) => API.test(path)),
        []
      )
      await widget.play('A')
      await widget.press(widget.within.getByRole('button', { name: /Open the leaderboard$/ }))
      await widget.within.getByRole('table').waitFor()
      assert.isTrue(paths.some((path) => API.test(path)))
    })
  })

  for (const width of [302, 428, 1280]) {
    test(`moves nothing on the page, ${width} px wide`, async ({ assert }) => {
      await asVisitor({ width, hurried: true }, async ({ page }) => {
        await page.addInitScript(WATCH_SHIFTS)
        const widget = await visit(page, '/demo/inline', { hurried: true })
        const reserved = await boxOf(page)
        assert.equal(reserved.height, Math.max(307, Math.round((reserved.width * 307) / 428)))
        await requestsEnded(page)
        assert.deepEqual(await boxOf(page), reserved)
        await widget.play('A')
        assert.deepEqual(await boxOf(page), reserved)
        await widget.press(widget.button('Next Game'))
        await widget.reached('question')
        assert.deepEqual(await boxOf(page), reserved)
        assert.deepEqual(await shiftsOf(page), [])
      })
    })
  }

  test('has its place from the first paint, however late the loader comes', async ({ assert }) => {
    await asVisitor({ width: 428 }, async ({ page }) => {
      await page.addInitScript(WATCH_SHIFTS)
      let letGo = () => {}
      const free = new Promise<void>((resolve) => (letGo = resolve))
      await page.route('**/loader.js', async (route) => {
        await free
        await route.continue()
      })
      await page.goto(new URL('/demo/inline', env.get('DEMO_PUBLISHER_URL')).href, {
        waitUntil: 'commit',
      })
      await page.locator('[data-vs-widget]').scrollIntoViewIfNeeded()
      const { height } = await boxOf(page)
      letGo()
      await page.locator('[data-vs-widget] iframe').waitFor()
      await requestsEnded(page)
      assert.deepEqual(await shiftsOf(page), [])
      assert.equal((await boxOf(page)).height, height)
    })
  })

  for (const width of [428, 1280]) {
    test(`lays the sign-up over the page and moves nothing, ${width} px wide`, async ({
      assert,
    }) => {
      await asVisitor({ width, hurried: true }, async ({ page }) => {
        await page.addInitScript(WATCH_ALL_SHIFTS)
        const widget = await visit(page, '/demo/inline', { hurried: true })
        const reserved = await boxOf(page)
        const frame = page.locator('[data-vs-widget] iframe')
        const frameHeight = () =>
          frame.evaluate((it) => Math.round(it.getBoundingClientRect().height))
        await widget.play('A')
        await widget.press(widget.button('Sign up'))
        const dialog = widget.within.getByRole('dialog')
        await dialog.getByRole('heading').waitFor()
        await eventually(async () => assert.equal(await frameHeight(), reserved.height + 300))
        assert.deepEqual(await boxOf(page), reserved)
        await widget.leave(dialog, 'Close')
        await eventually(async () => assert.equal(await frameHeight(), reserved.height))
        assert.deepEqual(await boxOf(page), reserved)
        assert.deepEqual(await shiftsOf(page), [])
      })
    })
  }
})

import { test } from '@japa/runner'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { openDemo, widgetAt } from '#tests/browser/demo/pages'
import { asVisitor } from '#tests/helpers/browser'

test.group('Browser | the demo’s single-page application', () => {
  test('swaps its content and back, and each trip has its own game', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ context, page, warnings }) => {
      await watchShifts(context)
      await openDemo(page, 'single-page-app')
      const frames = page.locator('iframe')
      const trip = (name: string) => page.getByRole('link', { name }).click()

      const coast = await (await widgetAt(page, 0)).play('A')
      await trip('The market')
      const market = await (await widgetAt(page, 0)).play('B')
      assert.notEqual(market.gameId, coast.gameId)
      assert.equal(await frames.count(), 1)

      await trip('The station')
      await page.getByRole('heading', { name: 'The station without a town' }).waitFor()
      assert.equal(await frames.count(), 0)

      await page.goBack()
      assert.match(page.url(), /trip=market$/)
      const again = await (await widgetAt(page, 0)).play('A')
      assert.notEqual(again.gameId, market.gameId)
      assert.deepEqual(await shiftsOf(page.mainFrame()), [])
      assert.deepEqual(warnings, [])
    })
  })

  test('keeps its game when the reader follows a link within the page', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      await openDemo(page, 'single-page-app')
      const widget = await widgetAt(page, 0)
      await widget.play('A')
      await page.keyboard.press('Home')
      await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
      assert.match(page.url(), /#main$/)
      assert.equal(await widget.root.getAttribute('data-phase'), 'result')
    })
  })
})

test.group('Browser | the demo’s hostile theme', () => {
  for (const width of [302, 390, 1280]) {
    test(`changes nothing of the frame, ${width} px wide`, async ({ assert }) => {
      await asVisitor({ width, hurried: true }, async ({ page }) => {
        await openDemo(page, 'hostile-css')
        await widgetAt(page, 0)
        const frame = await page.locator('[data-vs-widget] iframe').evaluate((it) => {
          const { opacity, filter, transform, borderWidth, clipPath } = getComputedStyle(it)
          const { width: inPx, height } = it.getBoundingClientRect()
          const room = it.closest('[data-vs-widget]')!.getBoundingClientRect()
          return {
            look: { opacity, filter, transform, borderWidth, clipPath },
            size: { width: inPx, height },
            isInside: inPx <= Math.max(302, room.width),
            pageWidth: document.documentElement.scrollWidth,
          }
        })
        assert.deepEqual(frame.look, {
          opacity: '1',
          filter: 'none',
          transform: 'none',
          borderWidth: '0px',
          clipPath: 'none',
        })
        const { width: frameWidth, height } = frame.size
        assert.closeTo(height, Math.max(307, (frameWidth * 307) / 428), 1)
        assert.isTrue(frame.isInside)
        assert.equal(frame.pageWidth, width)
      })
    })
  }
})

test.group('Browser | two widgets on the demo’s page', () => {
  test('one docks with the first pick, while the other is played in the text', async ({
    assert,
  }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      await openDemo(page, 'two')
      const [docks, stays] = [await widgetAt(page, 0), await widgetAt(page, 1)]
      const box = (index: number) =>
        page.locator('[data-vs-widget] iframe').nth(index).boundingBox()
      const before = await box(1)
      await docks.play('A')
      const docked = await box(0)
      assert.closeTo((docked?.x ?? 0) + (docked?.width ?? 0), 1280 - 16, 1)
      await stays.play('A')
      assert.equal((await box(1))?.width, before?.width)
      assert.deepEqual(await box(0), docked)
      await docks.play('B')
    })
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

/** A cheap phone at the edge of a village: 400 kbit/s, 400 ms a round trip, a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const SLOWDOWN = 4

async function makeSlow(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

test.group('Browser | a slow phone', () => {
  test('reads the question before the host has come, and an early tap counts', async ({
    assert,
  }) => {
    await asVisitor({ width: 390, height: 760, touch: true }, async ({ page }) => {
      await makeSlow(page)
      let hostCame = false
      page.on('requestfinished', (request) => {
        hostCame ||= /\/assets\/host\.\w+\.js$/.test(request.url())
      })
      const path = `/widget/${demoWidgetId('daily_fold_inline')}`
      const widget = await visitAlone(page, path, { touch: true })
      await widget.within.locator('.vs-question__text').waitFor()
      await widget.answer('A').tap()
      assert.isFalse(hostCame)
      await widget.takenOver()
      await widget.reached('result')
      assert.equal(await widget.answer('A').getAttribute('aria-pressed'), 'true')
    })
  })
})

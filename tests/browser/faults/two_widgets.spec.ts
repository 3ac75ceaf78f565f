import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import type { FaultServer } from '#tests/browser/faults/fault_server'
import { openFaults } from '#tests/browser/faults/open_faults'
import { readPaper, servePublisher, widgetAt } from '#tests/browser/faults/publisher'
import { eventually } from '#tests/helpers/eventually'
import { asVisitor } from '#tests/helpers/browser'
import type { WidgetOnPage } from '#tests/helpers/browser_widget'

const FLAVOUR = 'several'

declare const VSWidget: VSWidgetGlobal

/** Resolves once the widget's video is heard, or is not. */
const heard = (widget: WidgetOnPage, wanted: boolean) =>
  eventually(async () => {
    const video = widget.within.locator('video').first()
    const muted = await video.evaluate((element: HTMLVideoElement) => element.muted)
    if (muted === wanted) throw new Error(wanted ? 'the video is silent' : 'the video is heard')
  })

async function bothOf(page: Page, server: FaultServer) {
  const first = await readPaper(page, server)
  const second = widgetAt(page, 1)
  await first.takenOver()
  await second.takenOver()
  return [first, second] as const
}

test.group('Browser | two widgets on one page', (group) => {
  let server: FaultServer
  group.setup(async () => {
    const faults = await openFaults(FLAVOUR, [{ id: 'neighbour' }])
    server = faults.server
    servePublisher(server, FLAVOUR, 2)
    return () => faults.close()
  })

  test('stand in frames of their own, and both are played to the result', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const [first, second] = await bothOf(page, server)
      assert.equal(await page.locator('iframe').count(), 2)
      await first.play('A')
      assert.equal(await second.root.getAttribute('data-phase'), 'passive')
      await second.play('B')
      await first.reached('result')
    })
  })

  test('let one be heard at a time', async () => {
    await asVisitor({}, async ({ page }) => {
      const [first, second] = await bothOf(page, server)
      await first.answer('A').click()
      await heard(first, true)
      await second.answer('A').click()
      await heard(second, true)
      await heard(first, false)
      await first.button('Turn sound on').click()
      await heard(first, true)
      await heard(second, false)
    })
  })

  test('go and come without a trace: destroy() empties the place, mount() plays there again', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ page }) => {
      const [first, second] = await bothOf(page, server)
      const played = await first.play('A')
      await page.evaluate(() => VSWidget.mount('#w0').destroy())
      assert.equal(await page.locator('#w0').innerHTML(), '')
      await page.evaluate(() => void VSWidget.mount('#w0'))
      await first.takenOver()
      assert.equal(await page.locator('iframe').count(), 2)
      const again = await first.play('B')
      assert.notEqual(again.gameId, played.gameId)
      await second.play('A')
    })
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import type { WidgetOnPage } from '#tests/helpers/browser_widget'

const DEMO = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}"></div>`
const HURRIED = { hurried: true }
/** Nothing may be stored here before the reader agrees, and the page has no consent platform. */
const BERLIN = { timeZone: 'Europe/Berlin' }

/** Plays two games; returns which one is open then, and the points so far. */
async function playTwo(widget: WidgetOnPage) {
  for (let game = 1; game <= 2; game += 1) {
    await widget.play('A')
    await widget.press(widget.button('Next Game'))
    await widget.reached('question')
  }
  return { open: await widget.gameId(), points: await pointsOf(widget) }
}

const pointsOf = async (widget: WidgetOnPage) =>
  /\d+ points/.exec((await widget.card('Points').textContent()) ?? '')?.[0]

/** Moves the container to the end of the page in one of both ways. */
const move = (page: Page, how: 'append' | 'moveBefore') =>
  page.evaluate((way) => {
    const container = document.querySelector('#w0')!
    if (way === 'append') document.body.append(container)
    else Reflect.apply(Reflect.get(document.body, 'moveBefore'), document.body, [container, null])
    container.scrollIntoView()
  }, how)

test.group('Browser | a container that is moved in its page', (group) => {
  const server = FaultServer.startedBy(group.each)
  group.each.setup(() => servePaper(server, [DEMO]))

  for (const { where, visitor, keepsPoints } of [
    { where: 'where picks may be stored', visitor: {}, keepsPoints: true },
    { where: 'before any consent', visitor: BERLIN, keepsPoints: false },
    {
      where: 'where the browser stores nothing',
      visitor: { storageDenied: true },
      keepsPoints: false,
    },
  ]) {
    test(`goes on with the same game ${where}${keepsPoints ? ', and its points' : ''}`, async ({
      assert,
    }) => {
      await asVisitor({ ...HURRIED, ...visitor }, async ({ page }) => {
        const widget = await readPaper(page, server, HURRIED)
        await widget.takenOver()
        const before = await playTwo(widget)
        const loaded = page.waitForEvent('framenavigated')
        await move(page, 'append')
        await loaded
        await widget.within.locator('#vs-root[data-phase="passive"]').waitFor()
        assert.equal(await widget.gameId(), before.open)
        await widget.takenOver()
        if (keepsPoints) await widget.card('Points').getByText(before.points!).waitFor()
        assert.equal(await widget.gameId(), before.open)
      })
    })
  }

  test('leaves nothing on the device before any consent', async ({ assert }) => {
    await asVisitor({ ...HURRIED, ...BERLIN }, async ({ page }) => {
      const widget = await readPaper(page, server, HURRIED)
      await widget.takenOver()
      await playTwo(widget)
      const keys = await widget.root.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])
      assert.isEmpty(keys.filter((key) => key.startsWith('vs:')))
    })
  })

  test('is not loaded again by moveBefore', async ({ assert }) => {
    await asVisitor(HURRIED, async ({ page }) => {
      const widget = await readPaper(page, server, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      const loads: string[] = []
      page.on('framenavigated', (frame) => loads.push(frame.url()))
      await move(page, 'moveBefore')
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
      assert.isEmpty(loads)
    })
  })
})

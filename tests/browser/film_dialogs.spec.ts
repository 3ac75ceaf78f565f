import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { film } from '#tests/helpers/film'

const WIDGET = demoWidgetId('daily_fold_inline')
const MOVING = { reducedMotion: 'no-preference' } as const
const WIDTHS = [302, 600, 1280]

/** What a dialog that the reader opens has more than the game, in CSS px. */
const EXTRA_PX = 300

test.group('The way into a dialog and out of it', (group) => {
  const server = FaultServer.startedBy(group.each)

  for (const width of WIDTHS) {
    test(`grows the frame before the dialog comes, and moves nothing by a jump, ${width} px wide`, async ({
      assert,
    }) => {
      servePaper(server, [`<div id="w0" data-vs-widget="${WIDGET}"></div>`], {
        style: `main { width: ${width}px }`,
      })
      await asVisitor({ width: 1300, height: 1000, ...MOVING }, async ({ page }) => {
        const widget = await readPaper(page, server)
        await widget.takenOver()
        await widget.play('A')
        const frame = page.frames().find((one) => one !== page.mainFrame())!
        const heightNow = () => frame.evaluate(() => window.innerHeight)
        const restingPx = await heightNow()
        const open = widget.card('SignOnCard').getByRole('button', { name: 'Sign up' })
        await open.waitFor()
        const seen = await film(frame)
        await widget.press(open)
        const dialog = widget.within.getByRole('dialog')
        await dialog.getByRole('textbox').first().waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await eventually(async () => assert.equal(await heightNow(), restingPx))
        const { jumps, dialogs } = await seen()
        assert.deepEqual(jumps, [])
        assert.lengthOf(dialogs, 1)
        assert.isAtLeast(dialogs[0]!, restingPx + EXTRA_PX - 1)
      })
    })
  }
})

test.group('The way to a prompt between two games, and on from it', () => {
  /** Games that a stranger plays before the prompt. */
  const GAMES = 5
  /** Longer than a result is looked at, in milliseconds. */
  const VIEW_MS = 10_000

  for (const width of WIDTHS) {
    test(`moves nothing by a jump, ${width} px wide`, async ({ assert }) => {
      const manner = { hurried: true }
      await asVisitor({ width, height: 720, ...MOVING, ...manner }, async ({ page }) => {
        const widget = await visitAlone(page, `/widget/${WIDGET}`, manner)
        await widget.takenOver()
        for (let game = 1; game < GAMES; game += 1) {
          await widget.play('A')
          await page.clock.fastForward(VIEW_MS)
        }
        await widget.play('A')
        const seen = await film(page)
        await widget.press(widget.button('Next Game'))
        await widget.reached('interstitial')
        await widget.press(widget.button('Close'))
        await widget.reached('question')
        assert.deepEqual((await seen()).jumps, [])
      })
    })
  }
})

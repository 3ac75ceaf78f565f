import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor, NAMED_HOST } from '#tests/helpers/browser'
import { playsOf } from '#tests/helpers/browser_player'
import { signedInBefore } from '#tests/helpers/browser_session'

const SLOT = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}"></div>`
const HURRIED = { hurried: true }

test.group('Browser | a publisher’s page without https', (group) => {
  const server = FaultServer.startedBy(group.each)

  test('plays a whole game, and the pick is counted', async ({ assert }) => {
    servePaper(server, [SLOT])
    await asVisitor(HURRIED, async ({ page }) => {
      const widget = await readPaper(page, server, { ...HURRIED, host: NAMED_HOST })
      await widget.takenOver()
      assert.isFalse(await widget.root.evaluate(() => isSecureContext))
      const { id } = await signedInBefore(widget)
      const { gameId, side } = await widget.play('A')
      const [play] = await playsOf(id, 1)
      assert.deepInclude(play, { gameId, side })
    })
  })
})

import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import { givenResponse } from '#tests/fixtures/responses'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'
import { film } from '#tests/helpers/film'

const PATH = `/widget/${demoWidgetId('daily_fold_inline')}`

const SCREENS = [
  { device: 'the narrowest phone', width: 302, height: 607, touch: true },
  { device: 'a phone', width: 390, height: 607, touch: true },
  { device: 'a wide phone', width: 428, height: 607, touch: true },
  { device: 'a tablet', width: 600, height: 730, touch: true },
  { device: 'a desk', width: 1280, height: 720 },
]

test.group('The way from a pick to the next question', () => {
  for (const { device, ...screen } of SCREENS) {
    test(`moves nothing by a jump, at ${device}`, async ({ assert }) => {
      await asVisitor({ ...screen, reducedMotion: 'no-preference' }, async ({ page }) => {
        const widget = await visitAlone(page, PATH, screen)
        await widget.takenOver()
        const seen = await film(page)
        await widget.play('A')
        await widget.press(widget.button('Next Game'))
        await widget.reached('question')
        await widget.play('B')
        const { jumps, replays, glides } = await seen()
        assert.deepEqual(jumps, [])
        assert.deepEqual(replays, [])
        assert.isAbove(glides, 0)
      })
    })

    test(`moves nothing by a jump while cards follow by the interval, at ${device}`, async ({
      assert,
    }) => {
      const path = `/widget/${await givenResponse()}`
      await asVisitor({ ...screen, reducedMotion: 'no-preference' }, async ({ page }) => {
        const widget = await visitAlone(page, path, screen)
        await widget.takenOver()
        const seen = await film(page)
        await widget.press(widget.answer('A'))
        await widget.reached('playResponse')
        for (const name of ['ProgressTracker', 'SignOnCard', 'AdvancedPoints']) {
          await widget.card(name).locator('> *').waitFor()
        }
        await widget.press(widget.button('Next Game'))
        await widget.reached('question')
        const { jumps, replays, glides } = await seen()
        assert.deepEqual(jumps, [])
        assert.deepEqual(replays, [])
        assert.isAbove(glides, 0)
      })
    })
  }
})

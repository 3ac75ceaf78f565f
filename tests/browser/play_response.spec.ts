import { test } from '@japa/runner'
import { givenResponse } from '#tests/fixtures/responses'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** From the pick to the first interval of the response, and there the clock stops, however slow the machine. */
async function respond(widget: WidgetOnPage) {
  await widget.press(widget.answer('A'))
  await widget.begun('locking')
  await widget.hurryTo('playResponse')
  await widget.reached('playResponse')
}

test.group('The cards that follow an answer by the interval', () => {
  test('come and go at their times, and the way on comes with them', async ({ assert }) => {
    const id = await givenResponse()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      await widget.takenOver()
      await respond(widget)
      assert.equal(await widget.card('GameNavigation').count(), 0)

      await page.clock.runFor(2_000)
      await widget.card('ProgressTracker').getByText('49 free games left').waitFor()
      await page.clock.runFor(5_500)
      await widget.card('GameNavigation').getByRole('button', { name: 'Next Game' }).waitFor()
      await widget.card('AdvancedResults').getByText('Your pick').waitFor()
      await widget.card('Badges').getByText('3 in a row').first().waitFor()
      assert.equal(await widget.card('ResultPoll').count(), 0)
      assert.equal(await widget.card('ProgressTracker').count(), 0)

      await page.clock.runFor(2_000)
      await widget.card('AdvancedPoints').getByText('Right answer').waitFor()
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
    })
  })

  test('show a wide widget which streaks are still to be reached', async ({ assert }) => {
    const id = await givenResponse()
    await asVisitor({ ...SCREEN, width: 800 }, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      await widget.takenOver()
      await respond(widget)
      await page.clock.runFor(4_000)
      await widget.card('Challenges').getByText('1 of 3').waitFor()
      await page.clock.runFor(6_000)
      assert.equal(await widget.card('Challenges').count(), 0)
    })
  })

  test('leave the middle of a wide picture free: the prompt stands beside the result', async ({
    assert,
  }) => {
    const id = await givenResponse()
    await asVisitor({ ...SCREEN, width: 1280, height: 720 }, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      await widget.takenOver()
      await respond(widget)
      await page.clock.runFor(9_000)
      const form = widget.card('SignOnCard').getByRole('textbox')
      await form.waitFor()
      const boxOf = async (name: string) =>
        (await widget.card(name).locator('> *').first().boundingBox())!
      const [results, prompt] = [await boxOf('AdvancedResults'), await boxOf('SignOnCard')]
      assert.isAbove(prompt.x, results.x + results.width)
      assert.isBelow(prompt.width, 1280 / 3)
    })
  })
})

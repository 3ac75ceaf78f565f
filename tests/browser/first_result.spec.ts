import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { pauseClock, visit } from '#tests/helpers/browser_widget'

test.group('The first result of a stranger', () => {
  test('is seen for two seconds before anything is asked, and waits with the question', async ({
    assert,
  }) => {
    await asVisitor({ width: 428, hurried: true }, async ({ page }) => {
      const { clock } = page
      const widget = await visit(page, '/demo/inline', { hurried: true })
      // From here on time goes on by this test alone, however slow the machine is.
      await pauseClock(page)
      await widget.answer('A').dispatchEvent('click')
      await widget.hurryTo('result')
      await widget.answer('A').getByText('%').first().waitFor()

      const ticket = widget.card('SignOnCard').locator('section')
      const signUp = ticket.getByRole('button', { name: 'Sign up' })
      await ticket.waitFor({ state: 'hidden' })
      await ticket.waitFor({ state: 'attached' })
      const place = () =>
        ticket.evaluate((it) => [(it as HTMLElement).offsetTop, (it as HTMLElement).offsetHeight])
      const kept = await place()
      await clock.runFor(1_500)
      assert.isFalse(await ticket.isVisible())
      await clock.runFor(1_000)
      await signUp.waitFor()
      assert.deepEqual(await place(), kept)
      await clock.runFor(1_500)
      await widget.reached('result')
      assert.isTrue(await signUp.isVisible())
    })
  })
})

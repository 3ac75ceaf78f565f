import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'

/** Far longer than a result stands by itself, in milliseconds. */
const LONG_MS = 60_000
const SCREEN = { width: 428, hurried: true }
const MANNER = { hurried: true }

/** On a touch screen the first result waits by itself, beside the prompt to sign up. */
async function playPastPrompt(widget: WidgetOnPage, waits: () => Promise<void>) {
  const { gameId } = await widget.play('A')
  await widget.button('Sign up').waitFor()
  await waits()
  if ((await widget.gameId()) !== gameId) throw new Error('The next game did not wait')
  await widget.press(widget.button('Next Game'))
}

test.group('A result that is held', () => {
  test('waits for a finger that touched it, shows that, and goes on by the button', async ({
    assert,
  }) => {
    await asVisitor({ ...SCREEN, touch: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', { ...MANNER, touch: true })
      const mark = widget.card('GameNavigation').getByText('Paused', { exact: true })
      await playPastPrompt(widget, async () => {
        await mark.waitFor()
        await page.clock.fastForward(LONG_MS)
      })
      const { gameId } = await widget.play('B')
      assert.equal(await mark.count(), 0)
      await widget.card('Question').getByRole('heading').tap({ force: true })
      await mark.waitFor()
      await page.clock.fastForward(LONG_MS)
      assert.equal(await widget.gameId(), gameId)
      await widget.press(widget.button('Go on by itself'))
      await mark.waitFor({ state: 'detached' })
      await page.clock.fastForward(LONG_MS)
      await widget.reached('question', 'passive')
      assert.notEqual(await widget.gameId(), gameId)
    })
  })

  test('waits for the keyboard, tells it once, and lets it stop for good', async ({ assert }) => {
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', MANNER)
      const { gameId } = await widget.play('A')
      const bar = widget.card('GameNavigation')
      const stay = widget.button('Stay on this result')
      await stay.waitFor()
      await stay.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await bar.getByText('Paused', { exact: true }).waitFor()
      assert.equal(
        await bar.getByRole('status').textContent(),
        'Paused. The next game waits for you.'
      )
      await page.keyboard.press('Enter')
      await widget.button('Go on by itself').waitFor()
      await page.clock.fastForward(LONG_MS)
      assert.equal(await widget.gameId(), gameId)
    })
  })
})

import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { visit } from '#tests/helpers/browser_widget'

test.group('Cards beside a game that nobody has started', () => {
  test('show whose page it is, and start the game without a pick', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const widget = await visit(page, '/demo/orbit')
      const brand = widget.card('BrandedImage').locator('img')
      await brand.waitFor()
      assert.isTrue(await brand.evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
      await widget.press(widget.button('Take off'))
      await widget.reached('question')
      await widget.button('Take off').waitFor({ state: 'detached' })
      assert.equal(await widget.card('BrandedImage').count(), 0)
      const { side } = await widget.play('A')
      assert.equal(side, 'A')
    })
  })
})

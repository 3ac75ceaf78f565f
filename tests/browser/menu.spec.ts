import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { visit } from '#tests/helpers/browser_widget'

test.group('The menu of a game', () => {
  test('opens, leads on and closes by keyboard alone, and hides no answer', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      assert.equal(await widget.button('Menu').count(), 0, 'no menu before the game has started')
      await widget.play('A')
      const open = widget.button('Menu')
      await open.waitFor()
      await open.focus()
      await page.keyboard.press('Enter')
      const dialog = widget.within.getByRole('dialog', { name: 'Menu' })
      await dialog.waitFor()
      const focused = () =>
        dialog.evaluate((it) => it.contains(it.ownerDocument.activeElement) && it.isConnected)
      for (let stop = 0; stop < 16; stop++) {
        assert.isTrue(await focused(), `stop ${stop} is inside`)
        await page.keyboard.press('Tab')
      }
      const { look, findings } = audit(page)
      await look('the menu')
      assert.deepEqual(findings, [])
      const captions = dialog.getByRole('switch', { name: 'Captions' })
      await captions.focus()
      await page.keyboard.press('Space')
      await widget.within.getByText('Captions are off').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await open.evaluate((it) => it.ownerDocument.activeElement === it), true)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Privacy policy' }).focus()
      await page.keyboard.press('Enter')
      await widget.within
        .getByRole('heading', { name: /privacy/i })
        .first()
        .waitFor()
    })
  })
})

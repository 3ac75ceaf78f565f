import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { showWidget, visit } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const HURRIED = { hurried: true }
/** Longer than the host waits before it asks, in milliseconds. */
const PAST_THE_QUESTION_MS = 3_000

const playsOf = (userId: string) => db.from('game_plays').where('user_id', userId)
const acceptancesOf = (userId: string) => db.from('terms_acceptances').where('user_id', userId)

test.group('The terms', () => {
  test('are asked for over the game until they are accepted, and then no more', async ({
    assert,
  }) => {
    await asVisitor(HURRIED, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', HURRIED)
      const { id } = await signedInBefore(widget, { termsAccepted: false })
      const dialog = widget.within.getByRole('dialog', { name: 'Before you go on' })
      await dialog.waitFor()
      await widget.within.locator('.vs-panel--console[inert]').waitFor({ state: 'attached' })
      const accept = dialog.getByRole('button', { name: 'Accept' })
      assert.isTrue(
        (await accept.isDisabled()) || (await accept.getAttribute('aria-disabled')) === 'true'
      )
      await dialog.getByRole('checkbox').check()
      await accept.click()
      await dialog.waitFor({ state: 'detached' })
      await widget.within.locator('[inert]').first().waitFor({ state: 'detached' })
      await eventually(async () => assert.lengthOf(await acceptancesOf(id), 1))

      await page.reload()
      await showWidget(widget)
      await widget.play('A')
      await eventually(async () => assert.lengthOf(await playsOf(id), 1))
      await page.clock.runFor(PAST_THE_QUESTION_MS)
      // Dialogs wait for the one that is open: these come after whatever was asked for before.
      await widget.leaveGift()
      await widget.press(widget.button('Menu'))
      await widget.within.getByRole('dialog', { name: 'Menu' }).waitFor()
      assert.equal(await dialog.count(), 0)
    })
  })
})

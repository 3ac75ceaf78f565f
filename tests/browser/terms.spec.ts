import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visit } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

/** Longer than the host waits before it asks, in milliseconds. */
const PAST_THE_QUESTION_MS = 3_000

const acceptancesOf = (userId: string) => db.from('terms_acceptances').where('user_id', userId)

test.group('The terms', () => {
  test('are asked for over the game until they are accepted, and then no more', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ page }) => {
      const widget = await visit(page, '/demo/inline')
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

      const read = page.waitForResponse((response) => response.url().endsWith('/v1/profiles'))
      await page.reload()
      await page.locator('[data-vs-widget]').scrollIntoViewIfNeeded()
      await read
      await page.waitForTimeout(PAST_THE_QUESTION_MS)
      assert.equal(await dialog.count(), 0)
    })
  })
})

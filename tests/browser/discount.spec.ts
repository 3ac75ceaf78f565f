import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { acceptTerms } from '#tests/helpers/browser_session'
import { createPlayer } from '#tests/helpers/players'

const WIDTHS = [302, 428, 600, 1280]

/** A widget whose maker has a discount to offer, and the path of its profile. */
async function givenDiscount() {
  const { id } = await givenWidget()
  const doc = { componentFlags: { Profile: { discountCode: 'STOCK30', discountPercent: 30 } } }
  await givenExperience({ scope: 'widget', owner: id, doc })
  return `/go/${encodeInitPayload({ widgetId: id })}/profile`
}

test.group('Browser | the discount in the profile', () => {
  test('is seen and copied where a widget has one, at {$self} px, and nowhere else')
    .with(WIDTHS)
    .run(async ({ assert }, width) => {
      const path = await givenDiscount()
      await asVisitor({ width }, async ({ context, page }) => {
        const player = await createPlayer()
        await acceptTerms(player.id)
        await openApp(page, '/docs/rules')
        const keep = (token: string) => localStorage.setItem('refresh_token', token)
        await page.evaluate(keep, player.refreshToken)
        const profile = await openApp(page, path)
        await page.getByRole('heading', { name: 'Your 30% discount' }).waitFor()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.isAtMost(wide, width)
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await profile.button('Copy code').click()
        await page.getByText('Code copied').waitFor()
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'STOCK30')

        const plain = await openApp(page, '/profile')
        await plain.button('Sign out').waitFor()
        assert.equal(await plain.button('Copy code').count(), 0)
      })
    })
})

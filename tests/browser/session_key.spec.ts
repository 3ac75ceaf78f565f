import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { givenPassword } from '#tests/fixtures/passwords'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { acceptTerms } from '#tests/helpers/browser_session'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

async function signIn(page: Page, email: string) {
  await openApp(page, '/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const copied = (page: Page) => page.evaluate(() => localStorage.getItem('refresh_token'))

test.group('A session in Chromium', () => {
  test('is its browser’s own right after the sign-in, and a copied token opens nothing elsewhere', async ({
    assert,
    client,
  }) => {
    await asVisitor({}, async ({ page }) => {
      const player = await createPlayer()
      await givenPassword(player)
      await acceptTerms(player.id)
      await signIn(page, player.email)
      await eventually(async () => {
        const bound = await db
          .from('refresh_families')
          .where('user_id', player.id)
          .whereNotNull('browser_key_hash')
        assert.lengthOf(bound, 1)
      })
      await page.waitForURL(({ pathname }) => pathname !== '/auth/login')
      assert.notInclude(await page.evaluate(() => document.cookie), 'session_key')
      const elsewhere = await client.post('/auth/refresh').bearerToken((await copied(page))!)
      elsewhere.assertStatus(401)

      const app = await openApp(page, '/profile')
      await app.button('Sign out').waitFor()
    })
  })
})

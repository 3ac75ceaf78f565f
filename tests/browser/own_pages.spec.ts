import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { asVisitor } from '#tests/helpers/browser'
import { playerNamed } from '#tests/helpers/browser_player'
import { openApp } from '#tests/helpers/browser_pages'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'

/** One pixel, in the smallest form a picture can have. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64'
)

async function openAs(page: Page, refreshToken: string, path: string) {
  await openApp(page, '/docs/rules')
  await page.evaluate((token) => localStorage.setItem('refresh_token', token), refreshToken)
  return openApp(page, path)
}

async function acceptTerms(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Before you go on' }).waitFor()
  const accept = dialog.getByRole('button', { name: 'Accept' })
  const early = await accept.isDisabled()
  await dialog.getByText('1. Who we are and what this covers').waitFor()
  await dialog.getByRole('checkbox').check()
  await accept.click()
  await dialog.waitFor({ state: 'detached' })
  return early
}

test.group('A player’s own pages', () => {
  test('ask for the terms, once and with a tick', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const player = await createPlayer()
      const app = await openAs(page, player.refreshToken, '/profile')
      assert.isTrue(await acceptTerms(page))
      const row = await db.from('users').where('id', player.id).firstOrFail()
      assert.isNotNull(row.terms_signed_at)
      await app.button('Sign out').waitFor()
    })
  })

  test('change the name and the picture, and choose the first password', async ({ assert }) => {
    await asVisitor({ tolerate: [/status of 422/] }, async ({ page }) => {
      const player = await createPlayer()
      const name = `n${player.username.slice(1)}`
      const app = await openAs(page, player.refreshToken, '/profile')
      await acceptTerms(page)
      await page.getByRole('link', { name: /^Edit profile/ }).click()
      await page.getByLabel('Username', { exact: true }).fill('Ѕuрроrt')
      await app.button('Save changes').click()
      await app.text('This username cannot be used').first().waitFor()
      await page.getByLabel('Username', { exact: true }).fill(name)
      const picture = { name: 'me.png', mimeType: 'image/png', buffer: PIXEL }
      await page.setInputFiles('input[type=file]', picture)
      await app.text('Your new picture, not saved yet').first().waitFor()
      await page.getByLabel('New password', { exact: true }).fill('Password1!')
      await page.getByLabel('New password again', { exact: true }).fill('Password1!')
      await app.button('Save changes').click()
      await page
        .getByText(/too easy to guess/)
        .first()
        .waitFor()
      await page.getByLabel('New password', { exact: true }).fill('Another-horse-9')
      await page.getByLabel('New password again', { exact: true }).fill('Another-horse-9')
      await app.button('Save changes').click()

      await app.text(name).first().waitFor()
      const shown = page.locator('main img').first()
      await shown.waitFor()
      await eventually(async () => {
        assert.match((await shown.getAttribute('src')) ?? '', /\/uploads\//)
        const widthPx = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)
        assert.isAbove(widthPx, 0)
      })
      assert.equal((await playerNamed(name)).id, player.id)
    })
  })

  test('end the account, and the visit of its player with it', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const player = await createPlayer()
      const app = await openAs(page, player.refreshToken, '/profile')
      await acceptTerms(page)
      await page.getByRole('button', { name: /^Delete my account/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { name: 'What stays, without your name' }).waitFor()
      await dialog.getByRole('button', { name: 'Delete permanently' }).click()
      await page.waitForURL('**/auth?method=sign_up')
      await app.heading().waitFor()
      const row = await db.from('users').where('id', player.id).firstOrFail()
      assert.equal(row.status, 'deleted')
      assert.notEqual(row.email, player.email)
    })
  })
})

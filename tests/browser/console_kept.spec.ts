import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { openSession } from '#auth/actions/open_session'
import { asVisitor } from '#tests/helpers/browser'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'
import { ASKED_BEFORE } from '#tests/helpers/browser_session'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

/** The same person in a new session, in the tab that is open. */
async function signInAgain(page: Page, worker: TestPlayer, path: string) {
  const tokens = await db.transaction((trx) => openSession(worker.id, trx))
  await openConsole(page, { ...worker, ...tokens }, path)
}

test.group('What was typed in the console', () => {
  test('is back after a log-out for the same account, and for no other', async ({ assert }) => {
    const creator = await workerWith('creator')
    const other = await workerWith('creator')
    await asVisitor({ tolerate: [ASKED_BEFORE] }, async ({ page }) => {
      await openConsole(page, creator, '/games/new')
      await page.getByLabel('Question').fill('Tea or coffee?')
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.waitForURL('**/auth?method=sign_in')
      await signInAgain(page, creator, '/games/new')
      await page.getByText('What you typed before is back.').waitFor()
      assert.equal(await page.getByLabel('Question').inputValue(), 'Tea or coffee?')

      await page.getByRole('button', { name: 'Log out' }).click()
      await page.waitForURL('**/auth?method=sign_in')
      await signInAgain(page, other, '/games/new')
      await heading(page, 'New game').waitFor()
      assert.equal(await page.getByLabel('Question').inputValue(), '')
      assert.isNull(await page.evaluate(() => sessionStorage.getItem('console_drafts')))
    })
  })

  test('is gone once it was discarded', async ({ assert }) => {
    const creator = await workerWith('creator')
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, creator, '/games/new')
      await page.getByLabel('Question').fill('Tea or coffee?')
      await page.getByRole('link', { name: 'Playlists' }).click()
      await page.getByRole('button', { name: 'Discard it' }).click()
      await heading(page, 'Playlists').waitFor()
      await page.getByRole('link', { name: 'Games', exact: true }).click()
      await heading(page, 'Games').waitFor()
      await openConsole(page, creator, '/games/new')
      await heading(page, 'New game').waitFor()
      assert.equal(await page.getByLabel('Question').inputValue(), '')
    })
  })
})

test.group('An act that can be taken back', () => {
  test('offers Undo, which does the contrary', async ({ assert }) => {
    const admin = await workerWith('admin')
    const player = await createPlayer()
    const statusIs = (status: string) =>
      eventually(async () => {
        assert.equal((await db.from('users').where('id', player.id).firstOrFail()).status, status)
      })
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin, `/people/${player.id}`)
      await page.getByRole('button', { name: 'Block' }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: 'Block' }).click()
      await asked.waitFor({ state: 'detached' })
      await statusIs('blocked')
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      await undo.waitFor()
      await undo.click()
      await statusIs('active')
      await undo.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Block' }).waitFor()
    })
  })
})

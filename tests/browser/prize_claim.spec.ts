import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenDrawn } from '#tests/fixtures/drawings'
import { givenPassword } from '#tests/fixtures/passwords'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { eventually } from '#tests/helpers/eventually'
import { PASSWORD } from '#tests/helpers/visitor'

/** What refuses the stale session is an answer of the server's, which a browser writes to its console. */
const REFUSED = /status of 403/

/** Somebody who won a prize and has not signed in for longer than an address needs. */
async function givenStaleWinner() {
  const { board, byPlace } = await givenDrawn(1)
  const [winner] = byPlace
  await givenPassword(winner!)
  const longAgo = clock.nowMs() - game.tokens.stepUpMs - 60_000
  await db.from('refresh_families').where('user_id', winner!.id).update({ created_at: longAgo })
  return { board, winner: winner! }
}

test.group('A prize that was won', () => {
  test('is claimed after another sign-in, with everything that was typed before it', async ({
    assert,
  }) => {
    await asVisitor({ tolerate: [REFUSED] }, async ({ page }) => {
      const { board, winner } = await givenStaleWinner()
      await openApp(page, '/docs/rules')
      await page.evaluate(
        (token) => localStorage.setItem('refresh_token', token),
        winner.refreshToken
      )
      await openApp(page, `/prizes/${board.id}`)
      const email = page.getByRole('textbox', { name: 'Email for the prize' })
      await email.fill('prizes@example.com')
      await page.getByRole('button', { name: 'Claim my prize' }).click()
      await page.getByText('To keep your prize safe, sign in again first.').waitFor()
      const award = () => db.from('prize_awards').where('leaderboard_id', board.id).firstOrFail()
      assert.equal((await award()).state, 'offered')

      await page.getByRole('button', { name: 'Sign in again' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /email|username/i }).fill(winner.email)
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await email.inputValue(), 'prizes@example.com')
      await page.getByRole('button', { name: 'Claim my prize' }).click()
      await eventually(async () => assert.equal((await award()).state, 'confirmed'))
    })
  })
})

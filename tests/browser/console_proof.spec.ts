import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { givenPassword } from '#tests/fixtures/passwords'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The session is in use since yesterday. */
const age = ({ id }: { id: string }) =>
  db
    .from('refresh_families')
    .where('user_id', id)
    .update({ created_at: Date.now() - DAY_MS })

test.group('An act that needs the password again', () => {
  test('asks for it, and goes on with what was typed', async ({ assert }) => {
    const admin = await workerWith('admin')
    await givenPassword(admin)
    await age(admin)
    const player = await createPlayer()
    const tolerate = [/status of 403/, /status of 422/]
    await asVisitor({ width: 1280, height: 900, tolerate }, async ({ page }) => {
      await openConsole(page, admin, `/people/${player.id}`)
      await heading(page, player.username).waitFor()
      await page.getByRole('button', { name: /Currency/ }).click()
      await page.getByRole('option', { name: 'White tickets' }).click()
      await page.getByLabel('New balance').fill('7')
      await page.getByLabel('Reason, for the audit log').fill('A gift')
      await page.getByRole('button', { name: 'Set balance' }).click()
      const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
      await dialog.getByLabel('Your password').fill('Wrong-one-1')
      await page.keyboard.press('Enter')
      await dialog.getByRole('alert').getByText('The password is not right.').waitFor()
      const { look, findings } = audit(page)
      await look('the password again')
      assert.deepEqual(findings, [])
      await dialog.getByLabel('Your password').fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Go on' }).click()
      await dialog.waitFor({ state: 'detached' })
      await eventually(async () => {
        const account = await db
          .from('ledger_accounts')
          .where({ user_id: player.id, currency: 'white' })
          .firstOrFail()
        assert.equal(Number(account.balance), 7)
      })
    })
    const told = await db.from('audit_log').where('target_id', admin.id).orderBy('id')
    assert.deepEqual(
      told.map(({ action }) => action),
      ['session.proof_refused', 'session.proved']
    )
  })
})

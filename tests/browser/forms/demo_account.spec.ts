import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'

const app = (path: string) => new URL(path, env.get('APP_URL')).href

test.group('The form of backend/demo/views/demo_account.edge', () => {
  test('signs its visitor in where {$self} has no keys')
    .with([...SOCIAL_PROVIDERS])
    .run(async ({ assert }, provider) => {
      await asVisitor({}, async ({ page }) => {
        const email = `d${randomUUID().slice(0, 13)}@example.com`
        await page.goto(app(`/auth/${provider}?returnUrl=${encodeURIComponent('/docs/rules')}`))
        await page.getByLabel('Email').fill(email)
        await page.getByRole('button', { name: 'Continue' }).click()
        await page.waitForURL('**/docs/rules')
        const { id } = await eventually(() => db.from('users').where('email', email).firstOrFail())
        await eventually(async () =>
          assert.lengthOf(await db.from('refresh_families').where('user_id', id), 1)
        )
      })
    })

  test('leads its visitor back who cancels, and makes no account', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const before = await db.from('users').count('* as count')
      await page.goto(app('/auth/google'))
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.waitForURL('**/auth?error=access_denied')
      await page.getByRole('alert').waitFor()
      assert.deepEqual(await db.from('users').count('* as count'), before)
    })
  })
})

import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { newSecret } from '#auth/social/flow'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { openOpenidProvider, type OpenidName } from '#tests/helpers/social/openid_provider'

const app = (path: string) => new URL(path, env.get('APP_URL')).href

const someone = () => {
  const sub = randomUUID()
  return { sub, email: `q${sub.slice(0, 13)}@example.com`, email_verified: true }
}

/** The part of a page's globals that is used in it. */
type Globals = {
  localStorage: { getItem: (key: string) => string | null }
  heard: unknown[]
  open: (url: string) => unknown
  addEventListener: (name: string, listener: (event: { data: unknown }) => void) => void
}

test.group('Signing in on a page of ours', () => {
  for (const [name, label] of [
    ['microsoft', 'Continue with Microsoft'],
    ['apple', 'Continue with Apple'],
  ] as [OpenidName, string][]) {
    test(`with ${name} goes on in the window that asked`, async ({ assert }) => {
      const provider = await openOpenidProvider(name, someone())
      try {
        await asVisitor({}, async ({ page }) => {
          await page.goto(app('/auth/login'))
          const [popup] = await Promise.all([
            page.waitForEvent('popup'),
            page.getByRole('button', { name: label }).click(),
          ])
          await popup.getByRole('button', { name: /^Continue as/ }).click()
          const { id } = await eventually(() =>
            db.from('users').where('email', provider.account.email!).firstOrFail()
          )
          await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
          assert.lengthOf(await db.from('refresh_families').where('user_id', id), 1)
          await page.goto(app('/docs/rules'))
          const kept = await page.evaluate(() =>
            (globalThis as unknown as Globals).localStorage.getItem('refresh_token')
          )
          assert.match(kept!, /^rt_/)
        })
      } finally {
        await provider.close()
      }
    })
  }

  test('tells nothing to a page of somebody else that opened it', async ({ assert }) => {
    const provider = await openOpenidProvider('google', someone())
    try {
      await asVisitor({}, async ({ page, context }) => {
        const verifier = newSecret()
        await page.goto(new URL('/demo', env.get('DEMO_PUBLISHER_URL')).href)
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
        const state = Buffer.from(digest).toString('base64url')
        const [popup] = await Promise.all([
          page.waitForEvent('popup'),
          page.evaluate(
            (url) => {
              const own = globalThis as unknown as Globals
              own.heard = []
              own.addEventListener('message', ({ data }) => own.heard.push(data))
              own.open(url)
            },
            app(`/auth/google?state=${state}`)
          ),
        ])
        await popup.waitForURL('**/auth?error=provider_error')
        await popup.getByRole('alert').waitFor()
        assert.deepEqual(await page.evaluate(() => (globalThis as unknown as Globals).heard), [])
        const asked = await fetch(app(`/auth/handoff/${state}`), {
          headers: { authorization: `Bearer ${verifier}` },
        })
        assert.deepEqual(await asked.json(), {
          refreshToken: null,
          newAccount: false,
          returnUrl: null,
          waiting: false,
          site: null,
        })
        assert.isAbove(context.pages().length, 1)
      })
    } finally {
      await provider.close()
    }
  })
})

import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { newWindow } from '#tests/helpers/social/back_again'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { openOpenidProvider } from '#tests/helpers/social/openid_provider'

const app = (path: string) => new URL(path, env.get('APP_URL')).href

/** How an address of ours may be written that begins a second sign-in, with the state of whoever made the link. */
const SPELLINGS: [string, (state: string) => string][] = [
  ['below the API prefix', (state) => `/api/auth/google?state=${state}`],
  ['in full', (state) => app(`/auth/google?state=${state}`)],
  ['behind a dot segment', (state) => `/x/../auth/google?state=${state}`],
  ['percent-encoded', (state) => `/%61uth/google?state=${state}`],
]

/** What whoever made this state can come for by now. */
async function claimedBy({ state, verifier }: ReturnType<typeof newWindow>) {
  const headers = { authorization: `Bearer ${verifier}` }
  const answer = await fetch(app(`/auth/handoff/${state}`), { headers })
  return ((await answer.json()) as { refreshToken: string | null }).refreshToken
}

/** The form of a window that waits, sent from wherever this page is. */
const postForm = (page: Page, state: string) =>
  page.evaluate(`{
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '${app('/auth/google')}'
    form.innerHTML = '<input name="state" value="${state}"><input name="sourceDomain" value="localhost">'
    document.body.append(form)
    form.submit()
  }`)

test.group('A link that makes somebody sign in twice', () => {
  test('gives the session to nobody else: {0}')
    .with(SPELLINGS)
    .run(async ({ assert }, [, spell]) => {
      const sub = randomUUID()
      const account = { sub, email: `v${sub.slice(0, 13)}@example.com`, email_verified: true }
      const provider = await openOpenidProvider('google', account)
      const attacker = newWindow()
      try {
        await asVisitor({ tolerate: [/404/] }, async ({ page }) => {
          const returnUrl = encodeURIComponent(spell(attacker.state))
          await page.goto(app(`/auth/google?returnUrl=${returnUrl}`))
          await page.getByRole('button', { name: /^Continue as/ }).click()
          const { id } = await eventually(() =>
            db.from('users').where('email', account.email).firstOrFail()
          )
          await eventually(async () =>
            assert.isNotEmpty(await db.from('refresh_families').where('user_id', id))
          )
          await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
          assert.isNull(await claimedBy(attacker))
          assert.lengthOf(await db.from('social_handoffs').where('user_id', id), 1)
        })
      } finally {
        await provider.close()
      }
    })
})

test.group('The form of a window that somebody else waits with', () => {
  async function atGoogle(run: (page: Page, email: string) => Promise<void>) {
    const sub = randomUUID()
    const email = `v${sub.slice(0, 13)}@example.com`
    const provider = await openOpenidProvider('google', { sub, email, email_verified: true })
    try {
      await asVisitor({}, ({ page }) => run(page, email))
    } finally {
      await provider.close()
    }
  }

  test('begins nothing on a page of another site', async ({ assert }) => {
    await atGoogle(async (page) => {
      const attacker = newWindow()
      const evil = new URL('/evil', env.get('DEMO_PUBLISHER_URL')).href
      // Without a policy of its own, which would keep the form back before anybody else could.
      const html = { contentType: 'text/html', body: '<!doctype html><body>' }
      await page.route(evil, (route) => route.fulfill(html))
      await page.goto(evil)
      await postForm(page, attacker.state)
      await page.waitForURL('**/auth?error=provider_error')
      assert.isNull(await claimedBy(attacker))
    })
  })

  test('begins nothing when it comes from a server, nor does an address with its state', async ({
    assert,
  }) => {
    await atGoogle(async (page) => {
      const { state } = newWindow()
      const posted = await fetch(app('/auth/google'), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ state }),
      })
      assert.include(posted.headers.get('location'), '/auth?error=provider_error')
      await page.goto(app('/docs/rules'))
      await page.evaluate(
        (href) => Object.assign(globalThis, { location: href }),
        `/auth/google?state=${state}`
      )
      await page.waitForURL('**/auth?error=provider_error')
    })
  })

  const asks = (page: Page) => page.getByRole('heading', { name: 'You are signed in' })

  async function sayNo(page: Page) {
    await page.getByRole('button', { name: 'No, only here' }).click()
    await asks(page).waitFor({ state: 'detached' })
  }

  for (const [answer, leave] of [
    ['says no', sayNo],
    ['says nothing', (page: Page) => page.close()],
  ] as const) {
    test(`asks the player even if a page of ours were made to post it, who ${answer}: nothing is given`, async ({
      assert,
    }) => {
      await atGoogle(async (page, email) => {
        const attacker = newWindow()
        await page.goto(app('/docs/rules'))
        await postForm(page, attacker.state)
        await page.getByRole('button', { name: /^Continue as/ }).click()
        await asks(page).waitFor()
        assert.isNull(await claimedBy(attacker))
        const posted: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
        })
        await leave(page)
        assert.notInclude(posted, '/auth/handoff')
        assert.isNull(await claimedBy(attacker))
        const { id } = await db.from('users').where('email', email).firstOrFail()
        const offered = db.from('social_handoffs').where('user_id', id)
        assert.lengthOf(await offered.where('frame_may_claim', true), 0)
      })
    })
  }
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { givenPassword } from '#tests/fixtures/passwords'
import { asVisitor } from '#tests/helpers/browser'
import { SECRET_FIELDS } from '#tests/helpers/browser_secrets'
import { acceptTerms } from '#tests/helpers/browser_session'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

/** As a browser that keeps the frames of other sites apart. */
const STORAGE_APART = { plainAddress: true, storageDenied: true }
const OPEN = { name: 'Open the window' }

/** A player who has not played yet, and knows their password. */
async function givenPlayer() {
  const player = await createPlayer()
  await givenPassword(player)
  await acceptTerms(player.id)
  return player
}

/** A reader of a page with a partner's cards, who has played once and wants to sign in. */
async function atSignIn(page: Page): Promise<WidgetOnPage> {
  const widget = await visit(page, '/demo/orbit')
  await widget.answer('A').click()
  await widget.reached('result')
  await widget.card('OrbitFact').locator('*').first().waitFor()
  await widget.card('SignOnCard').getByRole('button', { name: 'Sign in' }).click()
  await widget.within.getByRole('dialog').getByRole('link', OPEN).waitFor()
  return widget
}

async function windowOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
  await opened.waitForLoadState()
  return opened
}

async function signInAt(window: Page, email: string) {
  await window.getByLabel('Email', { exact: true }).fill(email)
  await window.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What the window says of itself: who opened it, and whose scripts it has fetched. */
const within = (window: Page) =>
  window.evaluate(() => {
    const page = globalThis as unknown as {
      opener: unknown
      performance: { getEntriesByType: (type: string) => { name: string }[] }
    }
    return {
      opener: page.opener,
      fetched: page.performance.getEntriesByType('resource').map(({ name }) => name),
    }
  })

test.group("Browser | a password beside a partner's code", () => {
  test('is typed in a window of its own, by keyboard, and signs the game in that waits', async ({
    assert,
  }) => {
    const player = await givenPlayer()
    await asVisitor(STORAGE_APART, async ({ page }) => {
      const widget = await atSignIn(page)
      const gameId = await widget.gameId()
      assert.equal(await widget.within.locator(SECRET_FIELDS).count(), 0)
      const link = widget.within.getByRole('link', OPEN)
      await link.focus()
      const window = await windowOf(page, () => link.press('Enter'))

      const { opener, fetched } = await within(window)
      assert.isNull(opener)
      const partner = new URL(env.get('PARTNER_URL')).origin
      assert.isEmpty(fetched.filter((url) => url.startsWith(partner)))
      assert.notInclude(window.url(), 'waits=')

      await signInAt(window, player.email)
      await window.getByRole('heading', { name: 'You are signed in' }).waitFor()
      await window.getByRole('button', { name: 'Yes, sign in there' }).click()
      await window.getByRole('heading', { name: 'Back to the game' }).waitFor()
      await window.close()
      await page.bringToFront()
      await widget.within.getByRole('dialog').waitFor({ state: 'detached' })
      await widget.within.getByRole('button', { name: /points, rank/ }).waitFor()
      const plays = await db.from('game_plays').where('user_id', player.id).select('game_id')
      assert.deepEqual(plays, [{ game_id: gameId }])
    })
  })

  test('signs no game in when the player says no', async ({ assert }) => {
    const player = await givenPlayer()
    await asVisitor(STORAGE_APART, async ({ page }) => {
      const widget = await atSignIn(page)
      const window = await windowOf(page, () => widget.within.getByRole('link', OPEN).click())
      await signInAt(window, player.email)
      const given = window.waitForRequest('**/auth/handoff', { timeout: 3_000 }).catch(() => null)
      await window.getByRole('button', { name: 'No, only here' }).click()
      assert.isNull(await given)
      await widget.within.getByText('Finish in the other window.').waitFor()
    })
  })

  test('needs no question where the window and the game share what they keep', async () => {
    const player = await givenPlayer()
    // Whoever of the two refreshes first has the session, the other one is refused.
    await asVisitor({ plainAddress: true, tolerate: [/status of 401/] }, async ({ page }) => {
      const widget = await atSignIn(page)
      const window = await windowOf(page, () => widget.within.getByRole('link', OPEN).click())
      await signInAt(window, player.email)
      await window.getByRole('heading', { name: 'Back to the game' }).waitFor()
      await widget.within.getByRole('dialog').waitFor({ state: 'detached' })
    })
  })

  test('needs none either where the window was first, and the session is its own', async () => {
    const player = await givenPlayer()
    await asVisitor({ plainAddress: true, tolerate: [/status of 401/] }, async ({ page }) => {
      const widget = await atSignIn(page)
      const json = { code: 'E_REFRESH_ELSEWHERE', message: 'Sign in again' }
      await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json }), {
        times: 1,
      })
      const window = await windowOf(page, () => widget.within.getByRole('link', OPEN).click())
      await signInAt(window, player.email)
      await window.getByRole('heading', { name: 'Back to the game' }).waitFor()
      await widget.within.getByRole('dialog').waitFor({ state: 'detached' })
    })
  })

  test('is asked for by no page that another site sent somebody to', async ({ assert }) => {
    const player = await givenPlayer()
    await asVisitor({ plainAddress: true }, async ({ page }) => {
      const forged = new URL(`/auth/login?waits=${'A'.repeat(43)}`, env.get('APP_URL')).href
      await page.goto(new URL('/demo/orbit', env.get('DEMO_PUBLISHER_URL')).href)
      await page.evaluate((href) => Object.assign(globalThis, { location: href }), forged)
      await page.getByLabel('Email', { exact: true }).fill(player.email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
      assert.equal(await page.getByText('You are signed in').count(), 0)
    })
  })

  test("cannot be reached by the partner's page through a handle or a frame of its own", async ({
    assert,
  }) => {
    await asVisitor({ plainAddress: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/orbit')
      const window = await windowOf(page, () =>
        widget.root.evaluate(() => {
          const own = globalThis as unknown as { open: (url: string) => unknown; held: unknown }
          own.held = own.open('/auth/login')
        })
      )
      await window.getByLabel('Password', { exact: true }).waitFor()
      const closed = await widget.root.evaluate(
        () => (globalThis as unknown as { held: { closed: boolean } }).held.closed
      )
      assert.isTrue(closed)
      assert.isNull((await within(window)).opener)
    })
  })
})

import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { eventually } from '#tests/helpers/eventually'
import { asVisitor, type Visitor } from '#tests/helpers/browser'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { openOpenidProvider, type OpenidProvider } from '#tests/helpers/social/openid_provider'

/** The game is only the way to the sign-in. */
const HURRIED = { hurried: true }

const someone = () => {
  const sub = randomUUID()
  return { sub, email: `w${sub.slice(0, 13)}@example.com`, email_verified: true }
}

/** A reader who has played once, and looks at the ways to keep the points. */
async function atTheWaysIn(page: Page, path = '/demo/inline'): Promise<WidgetOnPage> {
  const widget = await visit(page, path, HURRIED)
  await widget.play('A')
  await widget.card('SignOnCard').getByRole('button', { name: 'Sign up' }).click()
  await widget.within.getByRole('dialog').getByRole('checkbox').check()
  return widget
}

const google = (widget: WidgetOnPage) =>
  widget.within.getByRole('dialog').getByRole('button', { name: 'Continue with Google' })

async function popupOf(page: Page, open: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()])
  return popup
}

/**
 * Listened for before it is asked for: a popup may be gone before the click has returned, and between the two halves of
 * a key press.
 */
async function closing(popup: Page, close: () => Promise<void>): Promise<void> {
  const asked = close().catch((error: Error) => {
    if (!error.message.includes('has been closed')) throw error
  })
  await Promise.all([popup.waitForEvent('close'), asked])
}

/** The player that the provider's account has become. */
const playerOf = ({ account }: OpenidProvider) =>
  eventually(() => db.from('users').where('email', account.email!).firstOrFail())

async function signedIn(widget: WidgetOnPage, provider: OpenidProvider) {
  const { id, username } = await playerOf(provider)
  await widget.within.getByText(`Welcome, ${username}!`).waitFor()
  return id as string
}

/**
 * This Chromium shares the storage of our window with the frame, and its cookies not: the frame tries the window's token, and leaves
 * it to the window.
 */
const FOREIGN_SESSION = [/status of 401 .*\/auth\/refresh/]

test.group("Signing in with Google from the widget on a publisher's page", () => {
  async function atGoogle(
    run: (visitor: Visitor, provider: OpenidProvider) => Promise<void>,
    tolerate: RegExp[] = []
  ) {
    const provider = await openOpenidProvider('google', someone())
    try {
      await asVisitor({ ...HURRIED, tolerate }, (visitor) => run(visitor, provider))
    } finally {
      await provider.close()
    }
  }

  test("happens in a popup beside a partner's code too, whose page is a sandbox", async () => {
    await atGoogle(async ({ page }, provider) => {
      const json = {
        refreshToken: null,
        newAccount: false,
        returnUrl: null,
        waiting: false,
        site: null,
      }
      await page.route(/\/auth\/handoff\/[\w-]{43}$/, (route) => route.fulfill({ json }))
      const widget = await atTheWaysIn(page, '/demo/orbit')
      const popup = await popupOf(page, () => google(widget).click())
      await closing(popup, () => popup.getByRole('button', { name: /^Continue as/ }).click())
      await signedIn(widget, provider)
    })
  })

  test('happens in a popup that hands the session over and goes', async ({ assert }) => {
    await atGoogle(async ({ page, context }, provider) => {
      // The widget asks the server as well, and may be the quicker one.
      const json = {
        refreshToken: null,
        newAccount: false,
        returnUrl: null,
        waiting: false,
        site: null,
      }
      await page.route(/\/auth\/handoff\/[\w-]{43}$/, (route) => route.fulfill({ json }))
      const widget = await atTheWaysIn(page)
      const popup = await popupOf(page, () => google(widget).click())
      const addresses: string[] = []
      popup.on('framenavigated', (frame) => addresses.push(frame.url()))
      await closing(popup, () => popup.getByRole('button', { name: /^Continue as/ }).click())

      const id = await signedIn(widget, provider)
      // The welcome is on the screen while the pick is still on its way.
      await eventually(async () =>
        assert.lengthOf(await db.from('game_plays').where('user_id', id), 1)
      )
      assert.lengthOf(context.pages(), 1)
      assert.isTrue(addresses.some((url) => url.includes('/auth/callback/google')))
      assert.isFalse(addresses.some((url) => url.includes('rt_')))
      const [handoff] = await db.from('social_handoffs').where('user_id', id)
      assert.isFalse(Boolean(handoff.frame_may_claim))
    })
  })

  /** Where Google cuts its windows off from ours, the one that came back cannot know who waits. */
  async function atTheQuestion(
    run: (at: {
      widget: WidgetOnPage
      popup: Page
      provider: OpenidProvider
      offered: () => Promise<unknown[]>
    }) => Promise<void>
  ) {
    await atGoogle(async ({ page }, provider) => {
      provider.severs = true
      const widget = await atTheWaysIn(page)
      const popup = await popupOf(page, () => google(widget).click())
      await popup.getByRole('button', { name: /^Continue as/ }).click()
      await popup.getByRole('heading', { name: 'You are signed in' }).waitFor()
      const { id } = await playerOf(provider)
      const offered = () =>
        db
          .from('social_handoffs')
          .where('user_id', id as string)
          .where('frame_may_claim', true)
      await run({ widget, popup, provider, offered })
    }, FOREIGN_SESSION)
  }

  test('is asked about by name where Google cuts its windows off from ours, by keyboard', async ({
    assert,
  }) => {
    await atTheQuestion(async ({ widget, popup, provider, offered }) => {
      const heading = popup.getByRole('heading', { name: 'You are signed in' })
      await heading.and(popup.locator(':focus')).waitFor()
      await popup.waitForFunction(() => document.title.startsWith('You are signed in'))
      await popup.getByText('The game on localhost is waiting for you.').waitFor()
      assert.lengthOf(await offered(), 0)
      await popup.keyboard.press('Tab')
      await closing(popup, () => popup.keyboard.press('Enter'))
      await signedIn(widget, provider)
      assert.lengthOf(await offered(), 1)
    })
  })

  test('stays with the window where the player says no, or nothing, also when it is loaded again', async ({
    assert,
  }) => {
    await atTheQuestion(async ({ widget, popup, provider, offered }) => {
      await popup.reload()
      await popup.getByRole('heading', { name: 'You are signed in' }).waitFor()
      assert.lengthOf(await offered(), 0)
      await popup.getByRole('button', { name: 'No, only here' }).click()
      await popup.waitForURL(/\/widget\//)
      assert.lengthOf(await offered(), 0)
      const { id } = await playerOf(provider)
      assert.lengthOf(await db.from('refresh_families').where('user_id', id as string), 1)
      await widget.within.getByRole('dialog').waitFor()
    })
  })

  test('that is broken off says so in the widget', async () => {
    await atGoogle(async ({ page }) => {
      const widget = await atTheWaysIn(page)
      const popup = await popupOf(page, () => google(widget).click())
      await closing(popup, () => popup.getByRole('button', { name: 'Cancel' }).click())
      await widget.within.getByRole('dialog').getByRole('alert').waitFor()
    })
  })

  test('leaves the page where popups are blocked, and goes on with the game at ours', async ({
    assert,
  }) => {
    await atGoogle(async ({ page, context }, provider) => {
      await context.addInitScript('if (window !== top) window.open = () => null')
      const widget = await atTheWaysIn(page)
      await google(widget).click()
      // Listened for from now on: it may be there before anybody looks, and is gone with the page that asked.
      const known: unknown[] = []
      page.on('response', (response) => {
        if (!/\/v1\/profiles$/.test(response.url())) return
        response.json().then(
          (profile) => known.push(profile),
          () => undefined
        )
      })
      await page.getByRole('button', { name: /^Continue as/ }).click()
      await page.waitForURL(/\/widget\//)
      const { id } = await playerOf(provider)
      await eventually(async () => assert.containsSubset(known.at(-1) ?? {}, { id }))
      assert.lengthOf(context.pages(), 1)
    })
  })
})

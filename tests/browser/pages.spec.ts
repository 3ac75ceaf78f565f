import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import env from '#start/env'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { newcomer, playerNamed } from '#tests/helpers/browser_player'
import { openApp } from '#tests/helpers/browser_pages'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { createPlayer } from '#tests/helpers/players'

const payload = encodeInitPayload({ ref: 'https://paper.example/story' })

test.group('Pages', () => {
  for (const prefix of ['', `/go/${payload}`]) {
    const place = prefix === '' ? 'at the root' : 'below a payload'
    test(`lead a stranger over the sign-up to where they wanted to go, ${place}`, async () => {
      await asVisitor({ width: 390, height: 844 }, async ({ page }) => {
        const person = newcomer()
        const app = await openApp(page, `${prefix}/profile/rules?from=mail`)
        await page.waitForURL(`**${prefix}/auth?method=sign_in`)
        await app.button('Sign up').click()
        await page.waitForURL(`**${prefix}/auth?method=sign_up`)
        await page.waitForFunction(() => / · Sidepick$/.test(document.title))
        await new WidgetOnPage(page, page).signUp(person)
        await page.waitForURL(`**${prefix}/profile/thanks`)
        await app.button('Keep Playing').click()
        await page.waitForURL(`**${prefix}/profile/rules?from=mail`)
        await app.heading().waitFor()
        await playerNamed(person.username)
      })
    })
  }

  test('go back and forth with the browser, and keep the focus with them', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const app = await openApp(page, '/auth')
      await app.heading().waitFor()
      const first = await page.title()
      await page.getByRole('link', { name: 'Sign in' }).or(app.button('Sign in')).first().click()
      await page.waitForURL('**/auth/login')
      await page.waitForFunction((title) => document.title !== title, first)
      assert.isTrue(await app.holdsFocus())
      await page.goBack()
      await page.waitForURL(/\/auth$/)
      await page.waitForFunction((title) => document.title === title, first)
      await page.goForward()
      await page.waitForURL('**/auth/login')
      assert.isTrue(await app.holdsFocus())
    })
  })

  test('for players are left in every tab once one of them logs out', async ({ assert }) => {
    await asVisitor({}, async ({ page, context }) => {
      const player = await createPlayer()
      await openApp(page, '/docs/rules')
      await page.evaluate(
        (token) => localStorage.setItem('refresh_token', token),
        player.refreshToken
      )
      const other = await context.newPage()
      for (const tab of [page, other]) {
        const app = await openApp(tab, '/profile/rules')
        await app.heading().waitFor()
        assert.equal(new URL(tab.url()).pathname, '/profile/rules')
      }
      await page.evaluate(() => localStorage.removeItem('refresh_token'))
      await other.waitForURL('**/auth?method=sign_in')
      await other.getByText('You are logged out').waitFor()
    })
  })

  test('take a one-time token out of the address before anybody else could read it', async ({
    assert,
  }) => {
    await asVisitor({ tolerate: [/status of (401|410)/] }, async ({ page }) => {
      const told: string[] = []
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) {
          told.push(`${request.url()} ${request.headers().referer}`)
        }
      })
      const app = await openApp(page, '/reset_password?token=pt_secret')
      await app.heading().waitFor()
      assert.equal(new URL(page.url()).search, '')
      assert.isNotEmpty(told)
      assert.isFalse(told.some((line) => line.includes('pt_secret')))
      assert.notInclude(
        await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        'pt_secret'
      )
    })
  })

  test('stand in the frame of a publisher whose site the widget names', async () => {
    const { origin } = new URL(env.get('DEMO_PUBLISHER_URL'))
    const widget = await givenWidget({ isPublic: false, allowedDomains: [origin] })
    const asked = encodeInitPayload({ ref: `${origin}/demo/inline`, widgetId: widget.id })
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${origin}/demo/inline`)
      await page.locator('[data-vs-widget]').scrollIntoViewIfNeeded()
      const frame = page.locator('[data-vs-widget] iframe')
      const address = new URL(`/go/${asked}/auth`, env.get('APP_URL')).href
      await frame.evaluate((element, href) => ((element as HTMLIFrameElement).src = href), address)
      await page.frameLocator('[data-vs-widget] iframe').getByRole('heading').first().waitFor()
    })
  })

  test('say so where the app has none', async ({ assert }) => {
    await asVisitor({ tolerate: [/status of 404/] }, async ({ page }) => {
      const response = await page.goto(new URL('/no/such/page', env.get('APP_URL')).href)
      assert.equal(response?.status(), 404)
      await page.getByText('The page you are looking for does not exist!').waitFor()
    })
  })
})

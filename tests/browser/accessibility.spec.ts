import { test } from '@japa/runner'
import env from '#start/env'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visit, visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const LANGUAGES = {
  'en-us': { slug: 'daily_fold_inline', finish: 'Finish', ok: 'OK' },
  'es-mx': { slug: 'la_sobremesa_inline', finish: 'Terminar', ok: 'Aceptar' },
} as const
const HEIGHTS = { 302: 307, 800: 574 } as const
/** What the loader gives the frame while a form stands over the game. */
const ROOM_PX = 300

const CASES = (['en-us', 'es-mx'] as const).flatMap((language) =>
  ([302, 800] as const).map((width) => ({ language, width, height: HEIGHTS[width] }))
)

/** A page that nobody looks at lets no time pass: the phase stays while it is examined. */
async function stopTime(page: Page, stopped: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, stopped)
}

/** What a step of the sign-up needs to go on; the last one is not sent. */
const FILLED: ((widget: WidgetOnPage) => Promise<unknown>)[] = [
  async ({ within }) => {
    await within.locator('[role="dialog"] [name="email"]').fill('somebody@example.com')
    await within.getByRole('dialog').getByRole('checkbox').check()
  },
  ({ within }) => within.locator('[name="password"]').fill('Correct-horse-9'),
  ({ within }) => within.locator('[name="username"]').fill('somebody_at_the_desk'),
  async ({ within }) => {
    await within.locator('[autocomplete="bday-month"]').fill('05')
    await within.locator('[autocomplete="bday-day"]').fill('17')
    await within.locator('[autocomplete="bday-year"]').fill('1990')
  },
  ({ within }) => within.getByRole('radio').first().check({ force: true }),
]

/** What the page is about brings no more games than stand on it. */
async function keepToThePage(page: Page) {
  await page.route('**/v2/widgets/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const json = (await response.json()) as { playlist: object }
    Object.assign(json.playlist, { games: [], autofilledGames: [] })
    return route.fulfill({ response, json })
  })
}

/** Leaves but one of the games on the page to play. */
async function playedAllButOne(widget: WidgetOnPage) {
  await widget.page.evaluate(() => {
    const { host, widget: data } = JSON.parse(document.getElementById('vs-data')!.textContent!)
    const { games, autofilledGames } = data.playlist
    const pickedAt = new Date().toISOString()
    const plays = [...games, ...autofilledGames].slice(1).map(({ id }: { id: string }) => ({
      gameId: id,
      side: 'A',
      points: 10,
      correctAnswer: null,
      correct: true,
      key: id,
      pickedAt,
    }))
    localStorage.setItem(`vs:${host}:playedGames`, JSON.stringify({ v: 1, data: plays }))
  })
  await widget.page.reload()
  await widget.takenOver()
}

test.group('WCAG 2.2 AA', () => {
  for (const { language, ...screen } of CASES) {
    const where = `${language}, ${screen.width} px`
    const { slug, finish, ok } = LANGUAGES[language]
    const path = `/widget/${demoWidgetId(slug)}`

    test(`holds from a stranger's first look to the end: ${where}`, async ({ assert }) => {
      await asVisitor({ ...screen, hurried: true }, async ({ page }) => {
        const { look, findings } = audit(page)
        await keepToThePage(page)
        const widget = await visitAlone(page, path, { hurried: true })
        await playedAllButOne(widget)
        await look('passive')
        await widget.press(widget.answer('A'))
        await widget.reached('locking')
        await stopTime(page, true)
        await look('locking')
        await widget.reached('locking')
        await stopTime(page, false)
        await widget.result()
        await stopTime(page, true)
        await look('result')
        await widget.reached('result')
        await stopTime(page, false)
        await widget.press(widget.button(finish))
        await widget.reached('ended')
        await stopTime(page, true)
        await look('ended')
        await widget.reached('ended')
        assert.deepEqual(findings, [])
      })
    })

    test(`holds through the sign-up: ${where}`, async ({ assert }) => {
      await asVisitor({ ...screen, hurried: true }, async ({ page }) => {
        const { look, findings } = audit(page)
        const widget = await visitAlone(page, path, { hurried: true })
        await widget.takenOver()
        await widget.play('A')
        await widget.press(widget.card('SignOnCard').getByRole('button').first())
        await page.setViewportSize({ ...screen, height: screen.height + ROOM_PX })
        const next = widget.within.locator('[role="dialog"] button[type="submit"]')
        const refused = widget.within.getByRole('dialog').getByRole('alert').first()
        const dialog = widget.within.getByRole('dialog')
        const byEmail = dialog.getByRole('button', { name: / (email|correo)$/ })
        const terms = dialog.getByRole('checkbox')
        const allWays = dialog.locator('[href$="method=sign_up"]')
        await allWays.waitFor()
        await look('prompt')
        await allWays.click()
        await allWays.waitFor({ state: 'detached' })
        await terms.waitFor()
        if ((await byEmail.count()) > 0) {
          await look('ways in')
          await byEmail.click()
          await refused.waitFor()
          await look('ways in, refused')
          await terms.check()
          await byEmail.click()
          await dialog.locator('[name="email"]').waitFor()
        }
        for (const fillIn of [...FILLED, null]) {
          const title = dialog.getByRole('heading')
          const step = await title.innerText()
          await look(step)
          await next.click()
          await refused.waitFor()
          await look(`${step}, refused`)
          if (!fillIn) break
          await fillIn(widget)
          await next.click()
          await title.filter({ hasNotText: step }).waitFor()
        }
        assert.deepEqual(findings, [])
      })
    })

    test(`holds when a pick fails and on the board: ${where}`, async ({ assert }) => {
      const tolerate = [/status of 422/]
      await asVisitor({ ...screen, hurried: true, tolerate }, async ({ page }) => {
        const { look, findings } = audit(page)
        const widget = await visitAlone(page, path, { hurried: true })
        await widget.takenOver()
        await signedInBefore(widget)
        await page.route('**/v1/gameplays', (route) =>
          route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            json: { status: 422, code: 'E_VALIDATION', title: 'No', errors: [] },
          })
        )
        await widget.press(widget.answer('A'))
        await widget.reached('locking')
        await page.clock.fastForward(3_500)
        await widget.within.getByRole('alertdialog').waitFor()
        await look('error')
        await page.unroute('**/v1/gameplays')
        await widget.press(widget.button(ok))
        await widget.play('A')
        await widget.press(widget.card('Points').getByRole('button'))
        await widget.within.getByRole('table').waitFor()
        await look('leaderboard')
        assert.deepEqual(findings, [])
      })
    })
  }

  for (const width of [302, 1280]) {
    test(`holds for the demo's own pages, ${width} px wide`, async ({ assert }) => {
      await asVisitor({ width, plainAddress: true }, async ({ page }) => {
        const { look, findings } = audit(page)
        await visit(page, '/demo/inline')
        await look('article')
        await page.goto(new URL('/demo/mailbox', env.get('DEMO_PUBLISHER_URL')).href)
        await look('mailbox')
        assert.deepEqual(findings, [])
      })
    })
  }
})

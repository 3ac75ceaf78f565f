import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import env from '#start/env'

test.group('Browser | a reader without scripts', () => {
  test('is led from the article to the same game on its own page', async ({ assert }) => {
    await asVisitor({ scripts: false }, async ({ page }) => {
      await page.goto(new URL('/demo/inline', env.get('DEMO_PUBLISHER_URL')).href)
      assert.isFalse(await page.locator('[data-vs-widget]').isVisible())
      const widgetId = await page.locator('[data-vs-widget]').getAttribute('data-vs-widget')
      await page.getByRole('link', { name: 'Play the game on its own page' }).click()
      await page.waitForURL(new URL(`/widget/${widgetId}`, env.get('APP_URL')).href)

      const question = page.getByRole('heading')
      assert.isNotEmpty(await question.innerText())
      assert.include(await page.title(), await question.innerText())
      const shared = page.locator('meta[property="og:title"]')
      assert.equal(await shared.getAttribute('content'), await question.innerText())
      const advice = page.locator('noscript')
      assert.isTrue(await advice.isVisible())
      assert.equal(await advice.innerText(), 'To play, switch JavaScript on in your browser.')
    })
  })

  test('gives the publisher’s link no place where scripts run', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(new URL('/demo/inline', env.get('DEMO_PUBLISHER_URL')).href)
      const link = page.getByRole('link', { name: 'Play the game on its own page' })
      assert.equal(await link.count(), 0)
      assert.isTrue(await page.locator('[data-vs-widget]').isVisible())
    })
  })
})

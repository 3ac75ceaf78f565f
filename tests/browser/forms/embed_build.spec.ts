import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openApp } from '#tests/helpers/browser_pages'
import { WidgetOnPage } from '#tests/helpers/browser_widget'

const origin = new URL(env.get('APP_URL')).origin
const WIDGET = demoWidgetId('daily_fold_inline')

test.group('The form of backend/pages/views/embed_build.edge', () => {
  test('is asked without a script, and keeps what was chosen', async ({ assert }) => {
    await asVisitor({ scripts: false, width: 302 }, async ({ page }) => {
      await openApp(page, '/embed/build')
      await page.getByLabel('Id of the widget').fill(WIDGET)
      await page.getByLabel('Display mode').selectOption('playlist')
      await page.getByLabel('Stays muted').check()
      await page.getByRole('button', { name: 'Show the line' }).click()
      const line = await page.locator('#snippet').innerText()
      assert.include(line, `<div data-vs-widget="${WIDGET}" data-vs-mode="playlist" data-vs-muted>`)
      assert.isTrue(await page.getByLabel('Stays muted').isChecked())
      assert.equal(await page.getByLabel('Display mode').inputValue(), 'playlist')
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      assert.equal(await page.evaluate(overflow), 0)
    })
  })

  test('copies the line with one press, and shows the game that it makes', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
      await openApp(page, `/embed/build?widget=${WIDGET}`)
      await page.getByRole('button', { name: 'Copy' }).first().click()
      await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
      const copied = await page.evaluate('navigator.clipboard.readText()')
      assert.equal(copied, await page.locator('#snippet').textContent())
      // A game far from what is seen waits, in a preview as on any page.
      await page.locator('iframe.phone').scrollIntoViewIfNeeded()
      const story = page.frameLocator('iframe.phone')
      await new WidgetOnPage(page, story.frameLocator('iframe')).play('A')
    })
  })

  test('can be read by everybody, at every width', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      await openApp(page, `/embed/build?widget=${WIDGET}&mode=huge&utmSource=x`)
      await page.locator('iframe.phone').scrollIntoViewIfNeeded()
      await page.frameLocator('iframe.phone').locator('iframe').waitFor()
      const { look, findings } = audit(page, ['light', 'dark'])
      for (const width of [302, 428, 600, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await look(`${width} px`)
      }
      assert.deepEqual(findings, [])
    })
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { givenAds } from '#tests/fixtures/ads'
import { AdServer } from '#tests/helpers/ad_server'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

const SCREEN = { width: 1000, height: 800, plainAddress: true }

const ad = ({ within }: WidgetOnPage) => within.getByRole('region', { name: 'Advertisement' })

const detectedIn = (widgetId: string) =>
  db.from('analytics_events').where({ widget_id: widgetId, name: 'adblock_detected' })

test.group('Browser | an ad blocker', () => {
  const blockers: [name: string, block: (page: Page) => Promise<unknown>][] = [
    [
      'that keeps files of ads away',
      (page) => page.route('**/bait/ads.js', (route) => route.abort()),
    ],
    [
      'that hides what looks like an ad',
      (page) =>
        page.addInitScript(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('.adsbox { display: none !important }')
          document.adoptedStyleSheets = [sheet]
        }),
    ],
  ]

  for (const [name, block] of blockers) {
    test(`${name} is noticed once, told, and leaves ads of ours`, async ({ assert }) => {
      const server = new AdServer()
      const id = await givenAds(server, 'inline', { preroll: true })
      await asVisitor({ ...SCREEN, tolerate: [/bait\/ads\.js/] }, async ({ context, page }) => {
        await server.listen(context)
        await block(page)
        const widget = await visitAlone(page, `/widget/${id}`)
        await widget.takenOver()
        await requestsEnded(page)
        await widget.press(widget.answer('A'))
        await ad(widget).waitFor()
        assert.equal(await ad(widget).locator('video').count(), 0)
        assert.deepEqual(server.asked, [])
        await eventually(async () => assert.lengthOf(await detectedIn(id), 1))
      })
    })
  }
})

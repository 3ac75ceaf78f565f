import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { givenLook } from '#tests/fixtures/looks'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { requestsEnded } from '#tests/helpers/requests_ended'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 760, ...HURRIED }

/** An ad of ours with the first question, which asks nobody. */
const WITH_ADS = {
  ads: { provider: 'house', preroll: true, everyGames: 1 },
  gameExperience: { scriptId: 'ads9', firstEntry: 'autostart' },
}

async function givenGameWidget(): Promise<string> {
  const videoUrls = { mp4720: '/demo-media/air_taxi.mp4', poster: '/demo-media/air_taxi.webp' }
  const { id: gameId } = await givenGame({ gameType: 'POLL', videoUrls })
  const { id: playlistId } = await givenPlaylist({ gameIds: [gameId] })
  return (await givenWidget({ playlistId })).id
}

const ad = ({ within }: WidgetOnPage) => within.getByRole('region', { name: 'Advertisement' })

test.group('Ads are shown', () => {
  test('on a domain that has them, and not on one that has none', async ({ assert }) => {
    const widgetId = await givenGameWidget()
    const paying = await givenLook(WITH_ADS)
    const free = await givenLook(WITH_ADS, { adsDisabled: true })
    await asVisitor(SCREEN, async ({ page }) => {
      await ad(await visitAlone(page, paying.address(widgetId), HURRIED)).waitFor()

      const widget = await visitAlone(page, free.address(widgetId), HURRIED)
      await widget.reached('question')
      await requestsEnded(page)
      assert.equal(await ad(widget).count(), 0)
      await widget.play('A')
    })
  })

  test('and measured when they start and when they are over', async ({ assert }) => {
    const widgetId = await givenGameWidget()
    const { address } = await givenLook(WITH_ADS)
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, address(widgetId), HURRIED)
      await widget.press(ad(widget).getByRole('button', { name: 'Skip ad' }))
      await ad(widget).waitFor({ state: 'detached' })
      await page.goto('about:blank')
      await eventually(async () => {
        const measured = await db
          .from('analytics_events')
          .where('widget_id', widgetId)
          .whereIn('name', ['ad_started', 'ad_ended'])
          .orderBy('name')
          .select('name', 'detail')
        assert.deepEqual(measured, [
          { name: 'ad_ended', detail: 'skipped' },
          { name: 'ad_started', detail: 'house' },
        ])
      })
    })
  })

  test('to a player, until their account has none', async ({ assert }) => {
    const widgetId = await givenGameWidget()
    const look = await givenLook(WITH_ADS)
    await asVisitor(SCREEN, async ({ page }) => {
      const address = look.address(widgetId)
      const widget = await visitAlone(page, address, HURRIED)
      const { id } = await signedInBefore(widget)
      await ad(await visitAlone(page, address, HURRIED)).waitFor()

      await db.from('users').where('id', id).update({ ads_disabled: true })
      const again = await visitAlone(page, address, HURRIED)
      await again.reached('question')
      await requestsEnded(page)
      assert.equal(await ad(again).count(), 0)
    })
  })
})

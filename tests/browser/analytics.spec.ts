import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rollUpHour } from '#analytics/actions/roll_up_hour'
import { HOUR_MS, hourOf } from '#analytics/domain/hours'
import { game as numbers } from '#config/game'
import { clock } from '#shared/clock'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget of one game. */
async function givenOneGame() {
  const { id: gameId } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
  const playlist = await givenPlaylist({ gameIds: [gameId] })
  const { id: widgetId } = await givenWidget({ playlistId: playlist.id })
  return { gameId, widgetId }
}

const rowsOf = (widgetId: string) =>
  db.from('analytics_events').where('widget_id', widgetId).orderBy(['received_at', 'seq'])

const countsOf = (widgetId: string) =>
  db
    .from('analytics_hours')
    .where('widget_id', widgetId)
    .select('name', 'game_id', 'detail', 'events')

test.group('Browser | what a visit measures', () => {
  test('is in the database when the page is left, and is counted with its hour', async ({
    assert,
    cleanup,
  }) => {
    const { gameId, widgetId } = await givenOneGame()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      await page.clock.fastForward(10_000)
      await widget.reached('ended')
      await page.goto('about:blank')
      await eventually(async () => {
        const names = (await rowsOf(widgetId)).map(({ name }) => name)
        assert.include(names, 'end_card_viewed')
      })
    })
    const rows = await rowsOf(widgetId)
    const names = rows.map(({ name }) => name)
    assert.sameMembers(names, [
      'widget_loaded',
      'game_viewed',
      'game_started',
      'side_picked',
      'game_played',
      'end_card_viewed',
    ])
    assert.containSubset(
      rows.find(({ name }) => name === 'game_played'),
      { game_id: gameId, detail: 'true', partner: 'default', display_mode: 'inline', fails: 0 }
    )
    const [{ session_hash: session, device_hash: device }] = rows
    assert.match(session, /^[0-9a-f]{32}$/)
    for (const row of rows) assert.deepEqual([row.session_hash, row.device_hash], [session, device])

    const hour = hourOf(rows[0].received_at)
    cleanup(clock.replace(() => hour + 2 * HOUR_MS + numbers.analytics.graceMs))
    assert.isTrue((await rollUpHour(hour, { again: true })).ok)
    assert.deepInclude(await countsOf(widgetId), {
      name: 'side_picked',
      game_id: gameId,
      detail: 'A',
      events: 1,
    })
  })

  test('names an error that no code handled at once, with the release it happened in', async ({
    assert,
  }) => {
    const { widgetId } = await givenOneGame()
    const tolerate = [/404/, /Nobody handles this/]
    await asVisitor({ tolerate }, async ({ page }) => {
      const measuring = page.waitForResponse((answer) => answer.url().includes('/assets/moments.'))
      const widget = await visitAlone(page, `/widget/${widgetId}`)
      await widget.takenOver()
      await measuring
      await eventually(async () => {
        await page.evaluate(() => void Promise.reject(new Error('Nobody handles this')))
        const failed = (await rowsOf(widgetId)).filter(({ name }) => name === 'client_error')
        assert.lengthOf(failed, 1)
        assert.match(failed[0].reason, /Nobody handles this/)
        assert.match(failed[0].release, /^play-cards@\d/)
      })
    })
  })

  test('stays in the browser where the configuration tells nobody', async ({ assert }) => {
    const { widgetId } = await givenOneGame()
    await givenExperience({ scope: 'widget', owner: widgetId, doc: { analytics: { own: false } } })
    await asVisitor(SCREEN, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      await page.clock.fastForward(10_000)
      await page.goto('about:blank')
      assert.isNotEmpty(asked.filter((url) => url.includes('/assets/moments.')))
      assert.isEmpty(asked.filter((url) => url.includes('/v1/analytics/')))
    })
    assert.isEmpty(await rowsOf(widgetId))
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { showWidget, visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget with five questions and a sponsored one in its playlist, whose configuration wants sponsored ones. */
async function givenSponsored(): Promise<string> {
  const ids: string[] = []
  while (ids.length < 5) ids.push((await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })).id)
  const sponsored = await givenGame({ gameType: 'POLL', text: 'Which shoe?', isAd: true })
  const playlist = await givenPlaylist({ gameIds: [...ids, sponsored.id] })
  const { id } = await givenWidget({ playlistId: playlist.id })
  await givenExperience({ scope: 'widget', owner: id, doc: { ads: { adGames: true } } })
  return `/widget/${id}`
}

/** Plays the question that is asked, and goes on to the next one; the first one of a day is followed by the daily gift. */
async function playOn(widget: WidgetOnPage, { isFirst = false } = {}): Promise<void> {
  await widget.play('A')
  await widget.press(widget.button('Next Game'))
  if (isFirst) await widget.press(widget.button('Not now'))
  await widget.reached('question')
}

const sponsored = ({ root }: WidgetOnPage) => root.getByText('Which shoe?').first()

test.group('Sponsored games', () => {
  test('come third, say so, and pay no more than ten points', async ({ assert }) => {
    const path = await givenSponsored()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, path, HURRIED)
      await widget.takenOver()
      const { id } = await signedInBefore(widget)
      await playOn(widget, { isFirst: true })
      await playOn(widget)
      await sponsored(widget).waitFor()
      await widget.card('AdLabel').getByText('Ad', { exact: true }).waitFor()
      await widget.play('A')
      const plays = await db.from('game_plays').where('user_id', id).orderBy('created_at')
      assert.lengthOf(plays, 3)
      assert.equal(plays[2].points, 10)
    })
  })

  test('are not asked for, and not played, where the player has no ads', async ({ assert }) => {
    const path = await givenSponsored()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, path, HURRIED)
      await widget.takenOver()
      const { id } = await signedInBefore(widget)
      await db.from('users').where('id', id).update({ ads_disabled: true })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const known = page.waitForResponse((response) => response.url().endsWith('/v1/profiles'))
      await page.reload()
      await known
      await showWidget(widget)
      await playOn(widget, { isFirst: true })
      for (let played = 1; played < 4; played += 1) await playOn(widget)
      assert.equal(await sponsored(widget).count(), 0)
      assert.isEmpty(asked.filter((url) => url.includes('isAd=true')))
      assert.lengthOf(await db.from('game_plays').where('user_id', id), 4)
    })
  })
})

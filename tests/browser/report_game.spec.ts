import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

test.group('A game that something is wrong with', () => {
  test('is reported from the menu after a confirmation, and skipped', async ({ assert }) => {
    const games = [await givenGame({ gameType: 'POLL' }), await givenGame({ gameType: 'POLL' })]
    const third = await givenGame({ gameType: 'POLL' })
    const playlist = await givenPlaylist({ gameIds: [...games, third].map(({ id }) => id) })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const doc = { componentFlags: { MoreDrawer: { flag: true } } }
    await givenExperience({ scope: 'widget', owner: id, doc })
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
      const reported = await widget.gameId()

      await widget.press(widget.button('Menu'))
      await widget.press(widget.button('Report this game'))
      await widget.within.getByRole('heading', { name: 'Report this game?' }).waitFor()
      await widget.press(widget.button('Report'))
      await widget.within.getByText('Thanks, we’ll look at this game.').waitFor()
      await widget.root.and(widget.within.locator(`:not([data-game-id="${reported}"])`)).waitFor()
      const complaints = await db.from('complaints').where('game_id', reported)
      assert.deepEqual(
        complaints.map(({ reason }) => reason),
        ['This game is inaccurate or inappropriate.']
      )
    })
  })
})

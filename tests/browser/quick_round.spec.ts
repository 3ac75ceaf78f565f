import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { newcomer } from '#tests/helpers/browser_player'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget of polls in a quick round, whose crowd is with side A. */
async function givenRound(gameExperience: object): Promise<string> {
  const gameIds = []
  for (let at = 0; at < 6; at += 1) {
    const { id } = await givenGame({ gameType: 'POLL', gameTitle: `Duel ${at}` })
    const votes = { game_id: id, shard: 0 }
    await db.table('game_votes').multiInsert([
      { ...votes, side: 'A', votes: 8 },
      { ...votes, side: 'B', votes: 2 },
    ])
    gameIds.push(id)
  }
  const playlist = await givenPlaylist({ gameIds })
  const { id } = await givenWidget({ playlistId: playlist.id })
  const doc = { gameExperience: { quickPlay: 'on', ...gameExperience } }
  await givenExperience({ scope: 'widget', owner: id, doc })
  return id
}

test.group('A quick round', () => {
  test('congratulates, is won with the third game, and leads into an account', async ({
    assert,
  }) => {
    const widgetId = await givenRound({})
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.press(widget.answer('A'))
      await widget.begun('locking')
      await widget.hurryTo('result')
      const great = widget.card('GreatPick').getByText('Great pick!')
      await great.waitFor()
      await page.clock.runFor(2_100)
      await great.waitFor({ state: 'detached' })
      await page.clock.resume()
      await widget.press(widget.button('Next Game'))

      await widget.play('B')
      assert.equal(await widget.card('GreatPick').getByText('Great pick!').count(), 0)
      await widget.press(widget.button('Next Game'))

      await widget.play('A')
      await widget.card('YouWin').getByText('You win!').waitFor()
      await widget.card('YouWin').getByText('50 points won so far').waitFor()
      await page.clock.fastForward(3_600)
      await widget.card('Confetti').locator('i').first().waitFor({ state: 'attached' })
      await widget.press(widget.button('Next Game'))

      await widget.signUp(newcomer())
      await widget.keepPlaying()
      await widget.card('YoureIn').getByText('You’re in!').waitFor()
      await page.clock.fastForward(5_100)
      await widget.card('YoureIn').getByText('You’re in!').waitFor({ state: 'detached' })
    })
  })

  test('asks for one game more where its rules are double-down', async () => {
    const widgetId = await givenRound({ ruleSet: 'double-down' })
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      await widget.card('DoubleDown').getByText('Play one more to secure your points').waitFor()
      await widget.press(widget.button('One more'))
      await widget.reached('question')
    })
  })
})

import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenGameSet, givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { playsOf } from '#tests/helpers/browser_player'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget whose games come in sets, with so many games in a set of a partner. */
async function givenSets(running: number) {
  const ids: string[] = []
  for (let at = 0; at < 6; at += 1) {
    ids.push((await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })).id)
  }
  const playlist = await givenPlaylist({ gameIds: ids.slice(running) })
  const ofSet = ids.slice(0, running)
  const gameSetId = running > 0 ? (await givenGameSet({ gameIds: ofSet })).id : undefined
  const { id } = await givenWidget({ playlistId: playlist.id, gameSetId })
  await givenExperience({
    scope: 'widget',
    owner: id,
    doc: { experimentFlags: { gameSets: true } },
  })
  return { path: `/widget/${id}`, ofSet }
}

test.group('Games in sets', () => {
  test('lead a stranger through three, with a bonus for all of them, over two visits', async () => {
    const { path } = await givenSets(0)
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, path, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      await widget.press(widget.button('Next'))
      await widget.reached('question')
      await widget.card('GameInfo').getByText('Game 2 of 3').waitFor()
      await widget.card('GameInfo').getByText('Finish the set for 10 bonus points').waitFor()
      await widget.play('A')

      const again = await visitAlone(page, path, HURRIED)
      await again.takenOver()
      await again.press(again.answer('A'))
      await again.result()
      await again.card('VisitProgress').getByText('Set of 3 complete!').waitFor()
      await again.card('VisitProgress').getByText('+10 bonus points').waitFor()
      await again
        .card('Status')
        .getByText(/^\+[45]0 points$/)
        .waitFor()
      await again.press(again.button('Next Game'))
      await again.reached('question')
      await again.card('GameInfo').getByText('Game 1 of 3').waitFor()
    })
  })

  test("follow a partner's set, and the server books what it pays", async ({ assert }) => {
    const { path, ofSet } = await givenSets(2)
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, path, HURRIED)
      await widget.takenOver()
      const { id } = await signedInBefore(widget)
      await widget.play('A')
      await widget.press(widget.button('Next Game'))
      await widget.press(widget.button('Not now'))
      await widget.play('A')
      await widget.press(widget.button('Next'))
      await widget.play('A')
      await widget.card('VisitProgress').getByText('Set of 2 complete!').waitFor()
      const stored = await playsOf(id, 3)
      assert.sameMembers(
        stored.slice(1).map(({ gameId }) => gameId),
        ofSet
      )
      const [, first, last] = stored.map(({ points }) => points) as [number, number, number]
      assert.equal(last - first, 10)
    })
  })
})

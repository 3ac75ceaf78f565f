import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget with more games than one day has. */
async function givenManyGames(): Promise<string> {
  const games = []
  for (let at = 0; at < 5; at += 1) games.push(await givenGame({ gameType: 'POLL' }))
  const playlist = await givenPlaylist({ gameIds: games.map(({ id }) => id) })
  return (await givenWidget({ playlistId: playlist.id })).id
}

test.group("A partner's games of the day", () => {
  test('are counted in a banner and on tickets, and end with thanks until tomorrow', async ({
    assert,
  }) => {
    const id = await givenManyGames()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}?flavour=daily-red-banner`, HURRIED)
      await widget.takenOver()
      for (const number of [1, 2, 3]) {
        await widget.card('RedBanner').getByText(`Daily game ${number} of 3`).waitFor()
        await widget.play('A')
        const progress = widget.card('PartnerGameProgress')
        await progress.getByText(`${number} of 3 daily games played`).waitFor({ state: 'attached' })
        assert.equal(await widget.card('RedBanner').count(), 0)
        await widget.press(widget.button(/Next Game|Finish/))
      }
      await widget.reached('ended')
      await widget.within.getByRole('heading', { name: 'Thanks for playing!' }).waitFor()
      await widget.within.getByText(/played all 3 games of today/).waitFor()
      assert.equal(await widget.card('NoGames').getByRole('heading').count(), 0)

      await page.reload()
      await widget.within.getByRole('heading', { name: 'Thanks for playing!' }).waitFor()
    })
  })
})

import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visit, visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

/** The games are only the way to the limit. */
const HURRIED = { hurried: true }
/** Longer than the result and the end of the list are looked at, in milliseconds. */
const VIEW_MS = 10_000

const SUGGESTED_AFTER = 5

/** Plays on until the list ends or a card stands between two games. */
async function playOn(widget: WidgetOnPage, games: number): Promise<void> {
  for (let game = 1; game <= games; game += 1) {
    await widget.play('A')
    await widget.page.clock.fastForward(VIEW_MS)
  }
}

test.group('A stranger who has free games left', () => {
  for (const { language, path, title, next, close } of [
    {
      language: 'English',
      path: '/demo/inline',
      title: /^We’ll keep your \d+ points$/,
      next: 'Next Game',
      close: 'Close',
    },
    {
      language: 'Spanish',
      path: '/demo/inline-es',
      title: /^Guardamos tus \d+ puntos$/,
      next: 'Siguiente juego',
      close: 'Cerrar',
    },
  ]) {
    test(`is asked for an account once, between two games, and never over one, in ${language}`, async ({
      assert,
    }) => {
      await asVisitor(HURRIED, async ({ page }) => {
        const widget = await visit(page, path, HURRIED)
        const dialog = widget.within.getByRole('dialog')
        await playOn(widget, SUGGESTED_AFTER - 1)
        await widget.play('A')
        await widget.press(widget.button(next))
        await widget.reached('interstitial')
        await widget.within.getByRole('heading', { name: title }).waitFor()
        assert.equal(await widget.card('Question').count(), 0)
        await widget.press(widget.button(close))
        await widget.reached('question')
        await playOn(widget, 2)
        await widget.reached('question')
        assert.equal(await dialog.count(), 0)
      })
    })
  }
})

test.group('A stranger at the end of the games', () => {
  test('is asked to register in the same words, by itself and by the button', async () => {
    const { id } = await givenWidget({
      playlistId: (await givenPlaylist({ gameIds: [(await givenGame()).id] })).id,
    })
    await asVisitor({ ...HURRIED, tolerate: [/404/] }, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      const dialog = widget.within.getByRole('dialog')
      const prompt = dialog.getByRole('heading', { name: /^We’ll keep your \d+ points$/ })
      await widget.takenOver()
      await playOn(widget, 1)
      await widget.reached('ended')
      await page.clock.fastForward(VIEW_MS)
      await prompt.waitFor()
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await widget.button('Save my points').click()
      await prompt.waitFor()
    })
  })
})

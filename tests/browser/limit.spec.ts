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

const LIMIT = 5

/** Plays on until the prompt stands over the game; it holds the next one. */
async function playToTheLimit(widget: WidgetOnPage, games: number): Promise<void> {
  for (let game = 1; game <= games; game += 1) {
    await widget.play('A')
    await widget.page.clock.fastForward(VIEW_MS)
  }
}

test.group('A stranger who has played as many games as are played without an account', () => {
  for (const { language, path, title, action, close } of [
    {
      language: 'English',
      path: '/demo/inline',
      title: /^Almost there! \d+\/750$/,
      action: 'Register',
      close: 'Close',
    },
    {
      language: 'Spanish',
      path: '/demo/inline-es',
      title: /^¡Ya casi! \d+\/750$/,
      action: 'Registrarme',
      close: 'Cerrar',
    },
  ]) {
    test(`is asked to register, once and in ${language}`, async ({ assert }) => {
      await asVisitor(HURRIED, async ({ page }) => {
        const widget = await visit(page, path, HURRIED)
        const dialog = widget.within.getByRole('dialog')
        await playToTheLimit(widget, LIMIT - 1)
        await widget.reached('question')
        assert.equal(await dialog.count(), 0)
        await playToTheLimit(widget, 1)
        await dialog.getByRole('heading', { name: title }).waitFor()
        await dialog.getByRole('button', { name: action, exact: true }).waitFor()
        await dialog.getByRole('button', { name: close, exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
        await playToTheLimit(widget, 1)
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
      const prompt = dialog.getByRole('heading', { name: /^Almost there! \d+\/750$/ })
      await widget.takenOver()
      await playToTheLimit(widget, 1)
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

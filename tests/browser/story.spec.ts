import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { newcomer, playerNamed, playsOf, standingOf } from '#tests/helpers/browser_player'
import { boardButton, showWidget, visit, type SeenPlay } from '#tests/helpers/browser_widget'
import { verifyLedger } from '#wallets/queries/verify_ledger'

/** At the desk every second passes as it does for a reader; on the phones the waiting is skipped. */
const SCREENS = [
  { device: 'a desk', width: 1280, height: 900 },
  { device: 'a phone', width: 390, height: 844, touch: true, hurried: true },
  { device: 'the narrowest phone', width: 302, height: 600, touch: true, hurried: true },
]

test.group('The story of a newcomer', () => {
  for (const { device, ...screen } of SCREENS) {
    test(`plays, signs up and stands on the board, at ${device}`, async ({ assert }) => {
      await asVisitor(screen, async ({ page }) => {
        const person = newcomer()
        const widget = await visit(page, '/demo/inline', screen)
        const picks: SeenPlay[] = [await widget.play('A')]
        for (const side of ['B', 'A', 'B'] as const) {
          await widget.press(widget.button('Next Game'))
          picks.push(await widget.play(side))
        }
        assert.lengthOf(new Set(picks.map(({ gameId }) => gameId)), 4)

        await widget.press(widget.card('SignOnCard').getByRole('button', { name: 'Sign up' }))
        await widget.signUp(person)
        await widget.within.getByText(`Welcome, ${person.username}!`).first().waitFor()
        await widget.keepPlaying()
        await widget.leaveGift()

        const { id: userId } = await playerNamed(person.username)
        const stored = await playsOf(userId, 4)
        assert.deepEqual(
          stored.map(({ gameId, side }) => ({ gameId, side })),
          picks
        )
        assert.isTrue(stored.every(({ points }) => points >= 10))
        assert.deepEqual((await verifyLedger()).findings, [])

        const standing = await standingOf(userId)
        await widget.press(boardButton(widget, standing))
        const own = widget.within.locator('tr[aria-current="true"]')
        await own.getByText(person.username).waitFor()
        const shown = (await own.locator('td').allInnerTexts()).map((cell) => cell.replace(',', ''))
        assert.deepEqual(shown, [String(standing.rank), String(standing.points)])

        await page.reload()
        await showWidget(widget)
        await boardButton(widget, standing).waitFor()
        const answered = page.waitForResponse(
          (response) =>
            response.url().endsWith('/v1/gameplays') && response.request().method() === 'POST'
        )
        const fifth = await widget.play('B')
        const { points } = (await (await answered).json()) as { points: number }
        assert.notInclude(
          picks.map(({ gameId }) => gameId),
          fifth.gameId
        )
        assert.deepEqual((await playsOf(userId, 5))[4], { ...fifth, points })
        await widget.card('Status').getByText(`+${points} points`).waitFor()
        await boardButton(widget, await standingOf(userId)).waitFor()
        assert.equal(await widget.card('SignOnCard').count(), 0)
      })
    })
  }

  test('is told in Spanish too', async ({ assert }) => {
    await asVisitor({ width: 428, hurried: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline-es', { hurried: true })
      const first = await widget.play('A')
      await widget.within.getByRole('button', { name: 'Regístrate' }).waitFor()
      await widget.within.getByText(/^Guardamos tus? \d+ puntos?$/).waitFor()
      await widget.press(widget.button('Siguiente juego'))
      const second = await widget.play('B')
      assert.notEqual(first.gameId, second.gameId)
      assert.equal(await widget.within.locator('html').getAttribute('lang'), 'es-MX')
    })
  })
})

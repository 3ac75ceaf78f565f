import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { balancesOf, givenHoldings } from '#tests/fixtures/wallets'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { playsOf } from '#tests/helpers/browser_player'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { verifyLedger } from '#wallets/queries/verify_ledger'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget of questions whose right answer is A, on which white tickets may be staked. */
async function givenBetting(): Promise<string> {
  const gameIds = []
  for (let at = 0; at < 4; at += 1) {
    gameIds.push((await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })).id)
  }
  const playlist = await givenPlaylist({ gameIds })
  const { id } = await givenWidget({ playlistId: playlist.id })
  const doc = { gameExperience: { betting: 'both' } }
  await givenExperience({ scope: 'widget', owner: id, doc })
  return id
}

const details = (widget: WidgetOnPage, name: string) =>
  widget.card('BetDetails').locator('div', { hasText: name }).last().locator('dd').innerText()

async function choose(widget: WidgetOnPage, side: 'A' | 'B') {
  await widget.reached('passive', 'question')
  await widget.press(widget.answer(side))
  await widget.reached('betting')
}

test.group('A staked pick', () => {
  test('is chosen, locked and paid with the tickets of the wallet, and a free one stays possible', async ({
    assert,
  }) => {
    const widgetId = await givenBetting()
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.card('OnboardingIntro').getByText('Stake your tickets').waitFor()
      await widget.press(widget.card('OnboardingIntro').getByRole('button', { name: 'Play' }))
      await widget.reached('question')
      const { id: userId } = await signedInBefore(widget)
      await widget
        .card('WelcomeDialog')
        .getByText(/^Welcome, /)
        .waitFor()
      await page.clock.fastForward(6_300)
      await widget
        .card('WelcomeDialog')
        .getByText(/^Welcome, /)
        .waitFor({ state: 'detached' })
      await givenHoldings(userId, { white: 2 })

      await choose(widget, 'B')
      await widget.button('Lock my pick').waitFor()
      assert.isTrue(await widget.within.getByRole('radio', { name: 'Black' }).isDisabled())
      await widget.card('WalletPillWhite').getByRole('img', { name: '2 white tickets' }).waitFor()
      assert.equal(await widget.card('WalletPillBlack').getByRole('img').count(), 0)
      assert.equal(await details(widget, 'You can win'), '1 gray')
      assert.equal(await details(widget, 'Left afterwards'), '1')
      await widget.press(widget.button('Change my pick'))
      await widget.reached('question')

      await choose(widget, 'A')
      await widget.press(widget.button('Lock my pick'))
      await widget
        .card('LockedPickModal')
        .getByText(/^Locked in \d/)
        .waitFor()
      await widget.result()
      await widget.card('GameResult').getByText('You won').waitFor()
      await widget.card('GameResult').getByText('+1 gray').waitFor()
      assert.deepInclude(await balancesOf(userId), { white: 1, gray: 1 })

      await widget.press(widget.button('Next Game'))
      await widget.press(widget.button('Not now'))
      await choose(widget, 'B')
      await widget.button('Lock my pick').waitFor()
      assert.equal(await details(widget, 'Left afterwards'), '0')
      await widget.press(widget.button('Lock my pick'))
      await widget.result()
      await widget.card('GameResult').getByText('You lost').waitFor()

      await widget.press(widget.button('Next Game'))
      await choose(widget, 'A')
      await widget.card('NeededTicketsAlert').getByText('You need 1 more white ticket').waitFor()
      await widget.button('Collect today’s gift').waitFor()
      assert.equal(await widget.button('Lock my pick').count(), 0)
      await widget.press(widget.button('Play for free'))
      await widget.result()
      assert.equal(await widget.card('GameResult').getByRole('status').count(), 0)
      assert.deepEqual(
        (await playsOf(userId, 3)).map(({ side }) => side),
        ['A', 'B', 'A']
      )
      assert.deepInclude(await balancesOf(userId), { white: 0, gray: 2 })
      assert.deepEqual((await verifyLedger()).findings, [])
    })
  })
})

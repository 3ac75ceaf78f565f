import { test } from '@japa/runner'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'
import { playsOf } from '#tests/helpers/browser_player'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visit } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const PLAYS = '**/v1/gameplays'

test.group('A visitor', () => {
  test('without local storage plays on', async ({ assert }) => {
    await asVisitor({ storageDenied: true, hurried: true }, async ({ page, warnings }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      const first = await widget.play('A')
      await widget.within.getByText(/^We’ll keep your \d+ points$/).waitFor()
      await widget.press(widget.button('Next Game'))
      const second = await widget.play('B')
      assert.notEqual(first.gameId, second.gameId)
      assert.lengthOf(warnings, 1, warnings.join('\n'))
      assert.include(warnings[0], 'Local storage is not available')
    })
  })

  test('who loses the network after a pick has it counted once', async ({ assert }) => {
    const tolerate = [/net::ERR_INTERNET_DISCONNECTED/]
    await asVisitor({ hurried: true, tolerate }, async ({ page, context }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      const player = await signedInBefore(widget)
      const sent: string[] = []
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/v1/gameplays')) sent.push(request.postData() ?? '')
      })
      // Before the pick already: on a slow machine the lock may end before the browser is offline.
      await page.route(PLAYS, (route) => route.abort('internetdisconnected'))
      // The toast goes by itself, on a slow machine before the play is seen to end.
      const told = widget.within.getByText('You are offline').waitFor()
      const { gameId, side } = await widget.play('A', async () => {
        await widget.press(widget.answer('A'))
        await context.setOffline(true)
      })
      await told
      assert.lengthOf(await playsOf(player.id, 0), 0)
      await page.unroute(PLAYS)
      await context.setOffline(false)
      const [play] = await playsOf(player.id, 1)
      assert.deepInclude(play, { gameId, side })
      await widget.within.getByRole('button', { name: /Open the leaderboard$/ }).waitFor()
      // The row is there before its answer is, and a page that is left hears no answer.
      await eventually(async () => assert.lengthOf(sent, 1))
      // What waits is sent before the list is read again.
      const caughtUp = page.waitForResponse((response) => response.url().includes('/v2/widgets/'))
      await page.reload()
      await caughtUp
      await playsOf(player.id, 1)
      assert.lengthOf(sent, 1)
    })
  })

  test("of a partner's flavour gets the partner's card with the result", async ({ assert }) => {
    await asVisitor({ hurried: true, plainAddress: true }, async ({ page }) => {
      const partners: string[] = []
      page.on('requestfinished', (request) => {
        if (request.url().includes('/example-partner/')) partners.push(request.url())
      })
      const widget = await visit(page, '/demo/orbit', { hurried: true })
      assert.equal(await widget.card('OrbitFact').count(), 0)
      await widget.play('A')
      const card = widget.within.getByRole('complementary', { name: 'Orbit fact' })
      await card.getByText('Astronauts eat tortillas').waitFor()
      await eventually(async () => assert.isNotEmpty(partners))
      assert.isTrue(partners.every((url) => url.startsWith(env.get('PARTNER_URL'))))
    })
  })
})

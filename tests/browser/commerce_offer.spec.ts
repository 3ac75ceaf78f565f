import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright-core'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

const SCREEN = { width: 428, height: 760, plainAddress: true, hurried: true }
const ORIGIN = 'https://offers.example'
const OFFER = {
  title: 'Two tickets for one',
  text: 'For everybody who plays this week.',
  label: 'Get the code',
  href: `${ORIGIN}/two-for-one`,
}

/** A widget of six games, between which there are offers of this kind. */
async function givenOffers(ads: object): Promise<string> {
  const gameIds = []
  for (let at = 0; at < 6; at += 1) gameIds.push((await givenGame({ gameType: 'POLL' })).id)
  const { id: playlistId } = await givenPlaylist({ gameIds })
  const { id } = await givenWidget({ playlistId })
  const doc = { ads, componentFlags: { CommerceOffer: true } }
  await givenExperience({ scope: 'widget', owner: id, doc })
  return id
}

/** A server of offers in the network of a visitor's browser; the addresses it was asked for. */
async function offersIn(context: BrowserContext): Promise<URL[]> {
  const asked: URL[] = []
  await context.route(`${ORIGIN}/**`, (route) => {
    asked.push(new URL(route.request().url()))
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(OFFER) })
  })
  return asked
}

/** Plays the three games before the offer's place, and goes on. */
async function toFourthPlace(page: Page, id: string) {
  const widget = await visitAlone(page, `/widget/${id}`, { hurried: true })
  await widget.takenOver()
  for (let game = 0; game < 3; game += 1) {
    await widget.play('A')
    await widget.press(widget.button('Next Game'))
  }
  return widget
}

test.group('Browser | an offer between two games', () => {
  test('is asked for in the fourth place, and leads on, to the offer and to a sign-up', async ({
    assert,
  }) => {
    const id = await givenOffers({ provider: 'ima', offerUrl: `${ORIGIN}/offer` })
    await asVisitor(SCREEN, async ({ page, context }) => {
      const asked = await offersIn(context)
      const widget = await toFourthPlace(page, id)
      await widget.reached('interstitial')
      await widget.within.getByRole('heading', { name: OFFER.title }).waitFor()
      const link = widget.within.getByRole('link', { name: 'Get the code (opens in a new tab)' })
      assert.equal(await link.getAttribute('href'), OFFER.href)
      assert.deepEqual(
        asked.map(({ pathname }) => pathname),
        ['/offer']
      )
      await widget.press(widget.button('Save my points'))
      await widget.within.getByTestId('SignUpOverlay').waitFor()
      await page.keyboard.press('Escape')
      await widget.press(widget.button('No thanks'))
      await widget.takesPicks()
    })
  })

  test('is our own, which asks nobody, where we sell the ads', async ({ assert }) => {
    const id = await givenOffers({ provider: 'house' })
    await asVisitor(SCREEN, async ({ page, context }) => {
      const asked = await offersIn(context)
      const widget = await toFourthPlace(page, id)
      await widget.within.getByRole('heading', { name: 'A prize every week' }).waitFor()
      assert.isEmpty(asked)
    })
  })

  test('is no more than a step that is left, where the page wants no ads', async ({ assert }) => {
    const id = await givenOffers({ provider: 'null', offerUrl: `${ORIGIN}/offer` })
    await asVisitor(SCREEN, async ({ page, context }) => {
      const asked = await offersIn(context)
      const widget = await toFourthPlace(page, id)
      await widget.takesPicks()
      assert.isEmpty(asked)
      assert.equal(await widget.within.getByRole('heading', { name: OFFER.title }).count(), 0)
    })
  })
})

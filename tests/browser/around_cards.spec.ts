import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { playsOf } from '#tests/helpers/browser_player'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget with all cards that a setting calls for. */
const EVERYTHING = {
  gameExperience: { quickPlay: 'on' },
  themeFlags: { enableSpecialContent: true, shutterDiscountPercentage: 30 },
  componentFlags: {
    SkipSynopsis: true,
    RateCard: true,
    CustomLink: {
      imageUrl: '/demo-media/orbit.svg',
      linkUrl: 'https://orbit.example/',
      name: 'The guide of Orbit',
    },
    DiscountCodeBanner: { discountCode: 'STOCK30' },
  },
}

async function givenGames(most: number): Promise<{ widgetId: string; gameIds: string[] }> {
  const gameIds = []
  for (let at = 0; at < most; at += 1) {
    gameIds.push((await givenGame({ gameType: 'POLL', gameTitle: `Duel ${at}` })).id)
  }
  const playlist = await givenPlaylist({ gameIds })
  return { widgetId: (await givenWidget({ playlistId: playlist.id })).id, gameIds }
}

test.group('The cards around a question', () => {
  test('announce, are skipped by, lead on and ask, each at its time', async ({ assert }) => {
    const { widgetId } = await givenGames(4)
    await givenExperience({ scope: 'widget', owner: widgetId, doc: EVERYTHING })
    await asVisitor(SCREEN, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.card('QuickPlayIntro').getByText('5 games, one after the other').waitFor()
      await page.clock.fastForward(3_300)
      await widget.card('QuickPlayIntro').getByText('Quick round').waitFor({ state: 'detached' })

      const first = await widget.gameId()
      await widget.card('SkipSynopsis').getByText('Duel 0').waitFor()
      await widget.press(widget.button('Skip this game'))
      await widget.card('SkipSynopsis').getByText('Duel 1').waitFor()
      assert.notEqual(await widget.gameId(), first)

      await widget.play('A')
      assert.equal(await widget.card('SkipSynopsis').count(), 0)
      await widget
        .card('CustomLink')
        .getByRole('link', { name: /The guide of Orbit/ })
        .waitFor()
      await widget.press(widget.button('Copy the code STOCK30'))
      await widget.within.getByText('Code copied').waitFor()
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'STOCK30')
      assert.equal(await widget.card('RateCard').count(), 0)

      await widget.press(widget.button('Next Game'))
      await widget.card('GameInfo').getByText('Game 2 of 5').waitFor()
      await widget.play('B')
      await widget.press(widget.button('4 stars'))
      await widget.card('RateCard').getByText('Thanks for rating!').waitFor()
    })
  })

  test('let stars be caught before the pick, which pay a point each', async ({ assert }) => {
    const { widgetId } = await givenGames(2)
    const doc = { componentFlags: { TapsBonus: true } }
    await givenExperience({ scope: 'widget', owner: widgetId, doc })
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      const { id } = await signedInBefore(widget)
      await widget.play('A')
      await widget.press(widget.button('Next Game'))
      await widget.press(widget.button('Not now'))
      await widget.reached('question')
      for (const points of [1, 2]) {
        await page.clock.fastForward(1_900)
        await widget.press(widget.button('Catch the bonus point'))
        await widget.card('TapsBonus').getByText(`+${points} of 10 bonus points`).waitFor()
      }
      await widget.play('A')
      assert.equal(await widget.card('TapsBonus').getByRole('button').count(), 0)
      const plays = await playsOf(id, 2)
      assert.deepEqual(
        plays.map(({ points }) => points),
        [20, 22]
      )
    })
  })

  test('tell a stranger how many have played', async ({ assert }) => {
    const { widgetId, gameIds } = await givenGames(2)
    const votes = { game_id: gameIds[0], shard: 0 }
    await db.table('game_votes').multiInsert([
      { ...votes, side: 'A', votes: 80 },
      { ...votes, side: 'B', votes: 61 },
    ])
    await asVisitor(SCREEN, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await widget.takenOver()
      await widget.press(widget.answer('A'))
      await widget.card('SocialProof').getByText('140 people have played this game').waitFor()
      await page.clock.fastForward(3_600)
      await widget.begun('majorityBonus')
      assert.equal(await widget.card('SocialProof').count(), 0)
    })
  })
})

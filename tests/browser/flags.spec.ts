import { test } from '@japa/runner'
import type { EntryData } from '@sidepick/rules/types'
import { givenRunning } from '#tests/fixtures/experiments'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenLook } from '#tests/fixtures/looks'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
/** Films and pictures of these games exist nowhere. */
const ALONE = { ...HURRIED, tolerate: [/404/] }
const PHONE = { width: 428, height: 760, ...ALONE }
const DESKTOP = { width: 900, height: 500, ...ALONE }

type NewGame = NonNullable<Parameters<typeof givenGame>[0]>

const LANDSCAPE = { landscapeVideoUrls: { mp4720: '/demo-media/wide.mp4' } }

/** A widget of games of the playlist alone, in this order. */
async function givenGames(
  games: NewGame[],
  { autofill = false } = {}
): Promise<{ widgetId: string; gameIds: string[] }> {
  const gameIds = []
  for (const game of games) gameIds.push((await givenGame({ gameType: 'POLL', ...game })).id)
  const { id: playlistId } = await givenPlaylist({ gameIds, rules: { autofill } })
  return { widgetId: (await givenWidget({ playlistId })).id, gameIds }
}

const plain = (most: number) => givenGames(Array.from({ length: most }, () => ({})))

const entryOf = async (widget: WidgetOnPage) =>
  JSON.parse((await widget.within.locator('#vs-data').textContent()) ?? '') as EntryData

const listOf = ({ widget: { playlist } }: EntryData) =>
  [...playlist.games, ...playlist.autofilledGames].map(({ id }) => id)

test.group("A flag of a flavour's document", () => {
  test('shows the way past a game, and a flag of the page takes it away', async ({ assert }) => {
    const { widgetId } = await plain(2)
    const skips = { experimentFlags: { skipButton: true } }
    const open = await givenLook(skips)
    const closed = await givenLook({ ...skips, hostFlags: { skipsDisabled: true } })
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await visitAlone(page, open.address(widgetId), HURRIED)
      await widget.takenOver()
      const first = await widget.gameId()
      await widget.press(widget.button('Skip this game'))
      await eventually(async () => assert.notEqual(await widget.gameId(), first))

      await visitAlone(page, closed.address(widgetId), HURRIED)
      await widget.play('A')
      assert.equal(await widget.button('Skip this game').count(), 0)
    })
  })

  test("plays a partner's day under its banner in time mode", async () => {
    const { widgetId } = await plain(4)
    const look = await givenLook({ hostFlags: { timeMode: true } })
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await visitAlone(page, look.address(widgetId), HURRIED)
      await widget.takenOver()
      for (const number of [1, 2, 3]) {
        await widget.card('RedBanner').getByText(`Daily game ${number} of 3`).waitFor()
        await widget.play('A')
        await widget.press(widget.button(/Next Game|Finish/))
      }
      await widget.within.getByRole('heading', { name: 'Thanks for playing!' }).waitFor()
    })
  })

  test('gives arcade its landscape and its long round, and takes both away', async ({ assert }) => {
    const { widgetId } = await givenGames([LANDSCAPE, LANDSCAPE])
    const arcade = { experimentFlags: { arcade: true }, gameExperience: { quickPlay: 'arcade' } }
    const looks = [
      { arcadeMode: true, games: '100 games, one after the other', mode: 'ActiveH' },
      { arcadeMode: false, games: '5 games, one after the other', mode: 'ActiveV' },
    ]
    for (const { arcadeMode, games, mode } of looks) {
      const look = await givenLook({ ...arcade, hostFlags: { arcadeMode } })
      await asVisitor(DESKTOP, async ({ page }) => {
        const widget = await visitAlone(page, look.address(widgetId), HURRIED)
        await widget.card('QuickPlayIntro').getByText(games).waitFor()
        await widget.play('A')
        assert.equal(await widget.root.getAttribute('data-layout-mode'), mode)
      })
    }
  })

  test('plays games in sets, and pays for each of them', async ({ assert }) => {
    const { widgetId } = await plain(5)
    const look = await givenLook({ experimentFlags: { gameSets: true } })
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await visitAlone(page, look.address(widgetId), HURRIED)
      await widget.takenOver()
      const points: number[] = []
      for (const next of ['Next', 'Next', 'Next Game', 'Next']) {
        await widget.play('A')
        const told = /(\d+)/.exec((await widget.card('Points').textContent()) ?? '')
        points.push(Number(told?.[1]))
        await widget.press(widget.button(next))
        await widget.reached('question')
      }
      const paid = points.map((total, at) => total - (points[at - 1] ?? 0))
      assert.deepEqual(paid, [20, 20, 30, 20])
    })
  })
})

const shapeOf = (widget: WidgetOnPage) =>
  widget.answer('A').evaluate((answer) => {
    const { borderRadius, getPropertyValue } = getComputedStyle(answer)
    return {
      borderRadius,
      corners: getPropertyValue.call(getComputedStyle(answer), 'corner-shape'),
    }
  })

test.group('The look of an experiment', () => {
  test('rounds answers as superellipses, by a document and by a variant alone', async ({
    assert,
    cleanup,
  }) => {
    const { widgetId } = await plain(2)
    const squircle = { experimentFlags: { squircle: true } }
    const [byDocument, byVariant] = [await givenLook(squircle), await givenLook({})]
    const { key, stop } = await givenRunning({
      domains: [byVariant.host],
      variants: [
        { key: 'control', weight: 1, config: {} },
        { key: 'squircle', weight: 1, config: squircle },
      ],
    })
    cleanup(async () => void (await stop()))
    await asVisitor(PHONE, async ({ page }) => {
      const plainWidget = await visitAlone(page, `/widget/${widgetId}`, HURRIED)
      await plainWidget.takenOver()
      assert.equal((await shapeOf(plainWidget)).borderRadius, '14px')

      const widget = await visitAlone(page, byDocument.address(widgetId), HURRIED)
      const asked = await shapeOf(widget)
      assert.equal(asked.borderRadius, '24px')

      const address = byVariant.address(widgetId, `?vs_exp=${key}:squircle`)
      const other = await visitAlone(page, address, HURRIED)
      await eventually(async () => assert.deepEqual(await shapeOf(other), asked))
      const control = byVariant.address(widgetId, `?vs_exp=${key}:control`)
      const back = await visitAlone(page, control, HURRIED)
      await back.play('A')
      assert.equal((await shapeOf(back)).borderRadius, '14px')
    })
  })

  test('fills the widget with a tall video, and the console over its lower third', async ({
    assert,
  }) => {
    const { widgetId } = await givenGames([LANDSCAPE, {}])
    const look = await givenLook({ experimentFlags: { bladeVideo: true } })
    await asVisitor({ ...DESKTOP, height: 700 }, async ({ page }) => {
      const widget = await visitAlone(page, look.address(widgetId), HURRIED)
      const part = (panel: string) => widget.within.locator(`.vs-panel--${panel}`).first()
      const boxOf = (panel: string) => part(panel).boundingBox()
      await part('console').waitFor()
      const before = await boxOf('console')
      await widget.takenOver()
      assert.deepEqual(await boxOf('console'), before)
      await widget.play('A')
      const [video, console] = [(await boxOf('video'))!, (await boxOf('console'))!]
      assert.closeTo(video.width / video.height, 9 / 16, 0.02)
      assert.closeTo(video.x + video.width / 2, DESKTOP.width / 2, 1)
      assert.deepEqual([console.x, console.width], [video.x, video.width])
      assert.isAtLeast(console.height, video.height / 3 - 4)
      assert.closeTo(console.y + console.height, video.y + video.height, 1)
    })
  })
})

test.group("A document's choice of games", () => {
  test('is a category that comes first, or one that every game is of', async ({ assert }) => {
    const [{ id: wanted }, { id: unwanted }] = [await givenCategory(), await givenCategory()]
    const { widgetId, gameIds } = await givenGames(
      [{}, { categoryId: wanted }, { categoryId: unwanted }],
      { autofill: true }
    )
    const [plainGame, own, left] = gameIds as [string, string, string]
    const filling = await givenGame({ categoryId: wanted })
    const newest = await givenGame()
    const themeFlags = {
      quicksilverCategoryId: wanted,
      quicksilverExcludeCategoryIds: [unwanted],
    }
    const look = await givenLook({ themeFlags })
    const only = await givenLook({ themeFlags, hostFlags: { quicksilver: 'ONLY' } })
    const legacy = await givenLook({ themeFlags, hostFlags: { quicksilver: 'LEGACY' } })
    await asVisitor(PHONE, async ({ page }) => {
      const read = async (address: string) => {
        const widget = await visitAlone(page, address, HURRIED)
        await widget.takenOver()
        return { list: listOf(await entryOf(widget)), shown: await widget.gameId() }
      }
      const backfilled = await read(look.address(widgetId))
      assert.deepEqual(backfilled.list.slice(0, 3), [plainGame, own, filling.id])
      assert.notInclude(backfilled.list, left)
      for (const address of [
        only.address(widgetId),
        look.address(widgetId, '?vs_quicksilver=only'),
      ]) {
        assert.deepEqual(await read(address), { list: [own, filling.id], shown: own })
      }
      assert.equal((await read(legacy.address(widgetId))).list[2], newest.id)
    })
  })

  test('may be an experiment that takes the games of a page away while nobody plays', async ({
    cleanup,
  }) => {
    const { id: wanted } = await givenCategory()
    const { widgetId, gameIds } = await givenGames([{}, { categoryId: wanted }])
    const look = await givenLook({ themeFlags: { quicksilverCategoryId: wanted } })
    const { stop } = await givenRunning({
      domains: [look.host],
      variants: [
        { key: 'control', weight: 1, config: {} },
        { key: 'only', weight: 9_999, config: { experimentFlags: { quicksilver: 'ONLY' } } },
      ],
    })
    cleanup(async () => void (await stop()))
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await visitAlone(page, look.address(widgetId), HURRIED)
      await widget.within.locator(`#vs-root[data-game-id="${gameIds[1]}"]`).waitFor()
    })
  })

  test('leaves games without a landscape video out', async ({ assert }) => {
    const { widgetId, gameIds } = await givenGames([{}, LANDSCAPE, {}], { autofill: true })
    const look = await givenLook({ themeFlags: { horizontalVideosOnly: true } })
    await asVisitor(DESKTOP, async ({ page }) => {
      const widget = await visitAlone(page, look.address(widgetId), HURRIED)
      await widget.takenOver()
      assert.equal((await entryOf(widget)).widget.playlist.games[0]?.id, gameIds[1])
      for (const game of (await entryOf(widget)).widget.playlist.autofilledGames) {
        assert.isTrue(game.landscapeGame)
      }
      assert.equal(await widget.gameId(), gameIds[1])
    })
  })
})

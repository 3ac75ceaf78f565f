import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const SCREENS = [
  { device: 'a phone', width: 390, height: 844, touch: true },
  { device: 'a desk', width: 1280, height: 900 },
]

/** 200 frames of three pictures, at 30 frames a second. */
const THREE_PICTURES_MS = Math.round((200 / 30) * 1_000)

const field = ({ within }: WidgetOnPage) =>
  within.getByRole('searchbox', { name: 'Search for a question' })

/** How the pictures move: the length of a round and the state of each. */
const motionOf = (widget: WidgetOnPage) =>
  widget.card('StockMontagePlayer').evaluate((card) =>
    card.getAnimations({ subtree: true }).flatMap(({ effect, playState }) => {
      const { duration, iterations } = effect!.getTiming()
      return iterations === Infinity ? [{ ms: Math.round(Number(duration)), playState }] : []
    })
  )

const threeOf = (playState: string) => Array(3).fill({ ms: THREE_PICTURES_MS, playState })

const montage = ({ within }: WidgetOnPage) => within.getByRole('img', { name: /^Pictures: / })

test.group('Browser | stock pictures', () => {
  for (const { device, ...screen } of SCREENS) {
    test(`are searched for, and a search leads to its question and result, at ${device}`, async ({
      assert,
    }) => {
      await asVisitor({ ...screen, hurried: true }, async ({ page }) => {
        const manner = { touch: screen.touch, hurried: true }
        const widget = await visit(page, '/demo/stock-search', manner)
        await montage(widget).waitFor()
        assert.equal(await widget.card('VideoPlayer').count(), 0)
        const first = await widget.gameId()

        await field(widget).fill('piano')
        await widget.press(widget.button('Search'))
        await widget.within.getByText('Which picture can you hear?').first().waitFor()
        await widget.within.getByText('Here is a question about it').first().waitFor()
        const { look, findings } = audit(page)
        await look('a question that was found')
        assert.deepEqual(findings, [])
        const found = await widget.play('A')
        assert.notEqual(found.gameId, first)
        await widget.button('Copy the code STOCK30').waitFor()

        await widget.press(widget.button('Next Game'))
        await widget.takesPicks()
        await field(widget).fill('<b>zzqx</b>')
        await field(widget).press('Enter')
        await widget.within.getByText('Nothing fits. Here is another question.').first().waitFor()
        await widget.play('B')
      })
    })

    test(`move on and on, and stand still for whoever wants that, at ${device}`, async ({
      assert,
    }) => {
      await asVisitor(screen, async ({ page }) => {
        const widget = await visit(page, '/demo/stock-partner', { touch: screen.touch })
        await montage(widget).waitFor()
        await widget.button('Pause video').waitFor()
        assert.equal(await field(widget).count(), 0)
        await widget.within
          .locator('#vs-root[data-layout="GAME_SHUTTERSTOCK_ASSET_NO_ADS"]')
          .waitFor()
        const areAll = (state: string) =>
          eventually(async () => assert.deepEqual(await motionOf(widget), threeOf(state)))
        await areAll('running')
        await widget.press(widget.button('Pause video'))
        await widget.button('Play video').waitFor()
        await areAll('paused')
      })
    })
  }

  test('stand still from the start where less motion is wanted', async ({ assert }) => {
    await asVisitor({ width: 390, height: 844, reducedMotion: 'reduce' }, async ({ page }) => {
      const widget = await visit(page, '/demo/stock-partner')
      await montage(widget).waitFor()
      await widget.button('Play video').waitFor()
      const states = (await motionOf(widget)).map(({ playState }) => playState)
      assert.notInclude(states, 'running')
    })
  })

  test('play on without those that do not come', async ({ assert }) => {
    const lost = /air_taxi\.webp/
    const visitor = { width: 390, height: 844, tolerate: [/Failed to load resource/] }
    await asVisitor(visitor, async ({ page }) => {
      await page.route(lost, (route) => route.abort())
      const widget = await visit(page, '/demo/stock-partner')
      await widget.within.getByRole('img', { name: /^Pictures: (?!.*aircraft)/ }).waitFor()
      const sources = await widget
        .card('StockMontagePlayer')
        .locator('img, video')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
      assert.isAtLeast(sources.length, 3)
      assert.isFalse(sources.some((source) => lost.test(source)))
    })
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { games } from '#database/demo/content'
import { demoId, demoWidgetId } from '#database/demo/ids'
import { asVisitor } from '#tests/helpers/browser'
import { showWidget, visit, visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const WIDGETS = { 'en-us': 'daily_fold_inline', 'es-mx': 'la_sobremesa_inline' } as const
const PARTS = [
  '.vs-question',
  '.vs-answer[data-side="A"]',
  '.vs-answer[data-side="B"]',
  '.vs-video',
]
const WIDTHS = [302, 428, 600, 800]
const FIRST_GAMES = ['taco_or_burger', 'planet_bath', 'salsa_verde_o_roja', 'ajolote_patas']

const gameOf = (slug: string) => {
  const game = games.find((candidate) => candidate.slug === slug)
  if (!game) throw new Error(`the demo has no game ${slug}`)
  return game
}

const pathOf = (slug: string) =>
  `/widget/${demoWidgetId(WIDGETS[gameOf(slug).language])}/game/${demoId('game', slug)}`

const frameSize = (width: number) => ({
  width,
  height: Math.max(307, Math.round((width * 307) / 428)),
})

/** Keeps the host's script back until it is let go: what stands until then is the server's. */
async function holdHost(page: Page): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/host.*.js', async (route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

/** Left, top, width and height of every part, in CSS px. */
async function boxesOf(widget: WidgetOnPage): Promise<number[]> {
  const boxes = await Promise.all(
    PARTS.map((part) => widget.root.locator(part).evaluate((it) => it.getBoundingClientRect()))
  )
  return boxes.flatMap(({ x, y, width, height }) => [x, y, width, height])
}

test.group('The first question', () => {
  test('is readable without any script', async ({ assert }) => {
    await asVisitor({ ...frameSize(302), scripts: false }, async ({ page }) => {
      for (const slug of FIRST_GAMES) {
        const { text, sideA, sideB } = gameOf(slug)
        const widget = await visitAlone(page, pathOf(slug))
        for (const words of [text, sideA, sideB]) {
          const box = await widget.root.getByText(words, { exact: true }).boundingBox()
          assert.isAbove(box?.width ?? 0, 20)
          assert.isAtMost((box?.x ?? 302) + (box?.width ?? 0), 302)
          assert.isAtMost((box?.y ?? 307) + (box?.height ?? 0), 307)
        }
        const poster = widget.root.locator('.vs-video__poster')
        assert.include(await poster.getAttribute('src'), slug)
        await eventually(async () =>
          assert.isAbove(await poster.evaluate((it: HTMLImageElement) => it.naturalWidth), 0)
        )
      }
    })
  })

  for (const slug of FIRST_GAMES) {
    const { language, orientation } = gameOf(slug)
    test(`stays where it is when the cards come: ${orientation}, ${language}`, async ({
      assert,
    }) => {
      await asVisitor({}, async ({ page }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize(frameSize(width))
          const letGo = await holdHost(page)
          const widget = await visitAlone(page, pathOf(slug))
          assert.isFalse(await widget.root.locator('.vs-position').first().isVisible())
          assert.equal(await widget.root.getAttribute('data-orientation'), orientation)
          const before = await boxesOf(widget)
          assert.isAbove(Math.min(...before.filter((_, index) => index % 4 > 1)), 20)
          letGo()
          await widget.takenOver()
          const after = await boxesOf(widget)
          for (const [index, edge] of before.entries()) {
            const name = `${width} px, ${PARTS[Math.floor(index / 4)]}[${index % 4}]`
            assert.closeTo(after[index] ?? Number.NaN, edge, 0.5, name)
          }
          await page.unroute('**/assets/host.*.js')
        }
      })
    })
  }

  test('takes a tap that was made before the host arrived', async ({ assert }) => {
    await asVisitor({ ...frameSize(428), touch: true }, async ({ page }) => {
      const letGo = await holdHost(page)
      const widget = await visitAlone(page, pathOf('planet_bath'), { touch: true })
      await widget.press(widget.answer('B'))
      await widget.begun('locking')
      const early = await page.evaluate(() => window.__vsEarlyPick)
      assert.include(early, { gameId: demoId('game', 'planet_bath'), side: 'B' })
      letGo()
      await widget.takenOver()
      await widget.reached('result')
      const own = widget.within.getByRole('button', { name: /your pick/ })
      await own.waitFor()
      assert.equal(await own.getAttribute('data-side'), 'B')
    })
  })

  test('keeps the focus on the answer that has it', async ({ assert }) => {
    await asVisitor(frameSize(428), async ({ page }) => {
      const letGo = await holdHost(page)
      const widget = await visitAlone(page, pathOf('taco_or_burger'))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-side'))
      assert.equal(await focused(), 'B')
      letGo()
      await widget.takenOver()
      assert.equal(await focused(), 'B')
      await page.keyboard.press('Enter')
      await widget.begun('locking')
      assert.equal(await widget.answer('B').getAttribute('aria-pressed'), 'true')
    })
  })

  test('is one not yet played, before the host has come back', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      const { gameId } = await widget.play('A')
      const played = games.find(({ slug }) => demoId('game', slug) === gameId)
      const letGo = await holdHost(page)
      await page.reload({ waitUntil: 'commit' })
      await page.locator('[data-vs-widget]').scrollIntoViewIfNeeded()
      await widget.root.waitFor()
      await widget.within.locator('#vs-data').waitFor({ state: 'attached' })
      const shown = await eventually(async () => {
        const id = await widget.gameId()
        assert.notEqual(id, gameId)
        return id
      })
      const next = games.find(({ slug }) => demoId('game', slug) === shown)
      const console = widget.root.locator('.vs-panel--console')
      assert.include(await console.innerText(), String(next?.text))
      assert.notInclude(await console.innerText(), String(played?.text))
      assert.include(
        await widget.root.locator('.vs-video__poster').getAttribute('src'),
        String(next?.slug)
      )
      letGo()
      await showWidget(widget)
      assert.equal(await widget.gameId(), shown)
    })
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const PATH = `/widget/${demoWidgetId('daily_fold_inline')}`
const SCREEN = { width: 428, height: 607 }

/** Whatever moves without end, or still moves after a second. */
async function stillMoving(page: Page): Promise<string[]> {
  const end = performance.now() + 1_000
  for (;;) {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((it) => (it instanceof CSSAnimation ? it.animationName : it.constructor.name))
    )
    if (moving.length === 0 || performance.now() > end) return moving
  }
}

/** Everything the Tab key reaches and does not mark, from where the focus is to where it comes round again. */
async function unmarkedStops(
  widget: WidgetOnPage
): Promise<{ stops: string[]; unmarked: string[] }> {
  const { page } = widget
  const stops: string[] = []
  const unmarked: string[] = []
  await page.evaluate(() => document.querySelector('video')?.pause())
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const it = document.activeElement
      if (!it || it === document.body) return null
      const { left, top, width, height } = it.getBoundingClientRect()
      return { name: it.outerHTML.slice(0, 120), at: { left, top, width, height } }
    })
    if (!stop || stops.includes(stop.name)) return { stops, unmarked }
    stops.push(stop.name)
    const marked = await page.screenshot()
    await page.evaluate(() => {
      const it = document.activeElement as HTMLElement
      it.blur()
      ;(window as unknown as { left: HTMLElement }).left = it
    })
    const plain = await page.screenshot()
    if (marked.equals(plain)) unmarked.push(stop.name)
    await page.evaluate(() => (window as unknown as { left: HTMLElement }).left.focus())
  }
}

test.group('Motion', () => {
  test('invites whoever likes it', async () => {
    await asVisitor({ ...SCREEN, reducedMotion: 'no-preference' }, async ({ page }) => {
      const widget = await visitAlone(page, PATH)
      await widget.takenOver()
      await page.waitForFunction(() => document.getAnimations().length > 0)
    })
  })

  test('lets nobody wait for a word of the next question', async ({ assert }) => {
    await asVisitor({ ...SCREEN, reducedMotion: 'no-preference' }, async ({ page }) => {
      const widget = await visitAlone(page, PATH)
      await widget.takenOver()
      await widget.play('A')
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
      const question = page.locator('.vs-question__text')
      const opacities = await question.evaluate((text) => {
        const effects = text.getAnimations({ subtree: true }).map(({ effect }) => effect)
        return effects.map((effect) => (effect as KeyframeEffect).getKeyframes()[0]?.opacity)
      })
      assert.isNotEmpty(opacities)
      for (const opacity of opacities) assert.isAtLeast(Number(opacity), 0.6)
    })
  })

  test('is none where the visitor wants none', async ({ assert }) => {
    await asVisitor({ ...SCREEN, reducedMotion: 'reduce', hurried: true }, async ({ page }) => {
      const widget = await visitAlone(page, PATH, { hurried: true })
      await widget.takenOver()
      assert.deepEqual(await stillMoving(page), [])
      assert.isTrue(await page.evaluate(() => document.querySelector('video')?.paused))
      await widget.press(widget.answer('A'))
      await widget.begun('locking')
      assert.deepEqual(await stillMoving(page), [])
      await widget.result()
      assert.deepEqual(await stillMoving(page), [])
      await widget.press(widget.button('Sign up'))
      const dialog = widget.within.getByRole('dialog')
      await dialog.getByRole('heading').waitFor()
      assert.deepEqual(await stillMoving(page), [])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
      assert.deepEqual(await stillMoving(page), [])
    })
  })
})

test.group('The focus', () => {
  test('can be seen wherever the Tab key leads', async ({ assert }) => {
    await asVisitor({ ...SCREEN, reducedMotion: 'reduce', hurried: true }, async ({ page }) => {
      const widget = await visitAlone(page, PATH, { hurried: true })
      await widget.takenOver()
      const first = await unmarkedStops(widget)
      assert.deepEqual(first.unmarked, [])
      assert.isAtLeast(first.stops.length, 2)
      await widget.play('A')
      await widget.press(widget.button('Sign up'))
      await widget.within.getByRole('dialog').getByRole('heading').waitFor()
      const form = await unmarkedStops(widget)
      assert.deepEqual(form.unmarked, [])
      assert.isAtLeast(form.stops.length, 5)
    })
  })
})

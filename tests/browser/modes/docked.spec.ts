import { test } from '@japa/runner'
import { shiftsAround } from '#tests/browser/budgets/layout_shifts'
import { demoWidgetId } from '#database/demo/ids'
import { storiesOf, type FramePlace, type Story } from '#tests/browser/modes/story'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const DOCKED = 'data-vs-mode="docked"'
const WINDOW = { width: 1280, height: 900 }

/** In the corner, at the bottom right, whatever the page's scroll position is. */
const inCorner = ({ x, y, width, height }: FramePlace) =>
  Math.abs(x + width - (WINDOW.width - 16)) <= 1 && Math.abs(y + height - (WINDOW.height - 16)) <= 1

test.group('Browser | the docked mode', (group) => {
  const stories = storiesOf(group)
  const withStory = (visit: (story: Story) => Promise<void>, after = '') =>
    stories({ attributes: DOCKED, after }, WINDOW, visit)

  test('docks with the first pick, plays on in the corner, and comes back', async ({ assert }) => {
    await withStory(async (story) => {
      const { page, widget } = story
      const before = await story.frame()
      const scrolled = await page.evaluate(() => scrollY)
      await widget.play('A')
      await story.stands(inCorner)
      assert.deepEqual(await story.told(), ['load', 'dock'])
      assert.equal(await page.evaluate(() => scrollY), scrolled)

      await page.evaluate(() => scrollTo(0, 0))
      await story.stands(inCorner)
      assert.isTrue(await story.isMarked())

      await page.evaluate((top) => scrollTo(0, top), scrolled)
      await story.ask('undock')
      await story.stands((frame) => Math.abs(frame.x - before.x) <= 1)
      assert.isTrue(await story.isMarked())
      assert.deepEqual(await story.told(), ['load', 'dock', 'undock'])
      await widget.reached('result')
      assert.isEmpty(await shiftsAround(story.page))
    })
  })

  test('stands in the text on paper, and where the window became too low', async ({ assert }) => {
    await withStory(async (story) => {
      const { page, widget } = story
      const before = await story.frame()
      await widget.play('A')
      await story.stands(inCorner)
      await page.pdf()
      await story.stands(inCorner)
      assert.deepEqual(await story.told(), ['load', 'dock', 'undock', 'dock'])

      await page.getByRole('heading', { name: 'A story' }).click()
      await page.setViewportSize({ width: WINDOW.width, height: 400 })
      await story.stands(({ x }) => Math.abs(x - before.x) <= 1)
      await story.ask('dock')
      assert.deepEqual((await story.told()).slice(4), ['undock'])
    })
  })

  test('gives way to its bar by mouse and by keyboard', async ({ assert }) => {
    await withStory(async (story) => {
      const { page, widget } = story
      await widget.play('A')
      await story.stands(inCorner)
      const docked = await story.frame()
      // The close control stands over the frame's right end, outside its document.
      await page.mouse.click(docked.x + docked.width - 20, docked.y - 18)
      await story.stands((frame) => frame.x < docked.x - 10)
      await story.ask('dock')
      await story.stands(inCorner)
      await page.mouse.click(docked.x + 40, docked.y - 18)
      await story.stands((frame) => frame.x < docked.x - 10)
      assert.deepEqual(await story.told(), ['load', 'dock', 'undock', 'dock', 'undock'])
      assert.isEmpty(await shiftsAround(story.page))
    })
  })

  test('fits into a window that becomes small, upright and in landscape', async ({ assert }) => {
    await withStory(async (story) => {
      await story.widget.play('A')
      for (const [width, height] of [
        [375, 667],
        [667, 375],
        [320, 568],
      ] as const) {
        await story.page.setViewportSize({ width, height })
        await story.stands(
          (frame) =>
            frame.x >= 0 &&
            frame.y >= 0 &&
            frame.x + frame.width <= width &&
            frame.y + frame.height <= height
        )
        assert.isAtLeast((await story.frame()).width, Math.min(302, width - 32))
      }
      assert.isTrue(await story.isMarked())
    })
  })

  test('leaves nothing behind when a page removes it, and docks again when it is added again', async ({
    assert,
  }) => {
    await withStory(async (story) => {
      const { page, widget } = story
      await widget.play('A')
      await story.stands(inCorner)
      const container = await page.locator('#game').evaluateHandle((element) => element)
      await page.evaluate((element) => element.remove(), container)
      await page.evaluate('VSWidget.scan()')
      assert.equal(await page.locator('iframe').count(), 0)
      assert.equal(await page.locator('[popover]').count(), 0)
      await page.evaluate((element) => document.querySelector('p')!.after(element), container)
      await page.evaluate('VSWidget.scan()')
      await eventually(async () => assert.equal(await page.locator('#game iframe').count(), 1))
      await widget.takenOver()
      await widget.play('B')
      await story.stands(inCorner)
    })
  })

  test('gives its corner to the widget that docks next', async ({ assert }) => {
    const other = `<div id="other" data-vs-widget="${demoWidgetId('daily_fold_inline')}" ${DOCKED}></div>`
    await withStory(async (story) => {
      const { page } = story
      const before = await story.frame()
      await story.ask('dock')
      await story.stands(inCorner)
      await page.locator('#other').scrollIntoViewIfNeeded()
      const second = new WidgetOnPage(page, page.frameLocator('#other iframe'), { hurried: true })
      await second.takenOver()
      await second.play('B')
      await story.stands(({ x }) => Math.abs(x - before.x) <= 1)
      const docked = await page.locator('#other iframe').boundingBox()
      assert.isTrue(docked !== null && inCorner(docked))
      assert.equal(await page.locator('[popover]').count(), 1)
      // Both are driven by the same code, which knows who stands in the corner.
      for (const file of ['more', 'modes']) {
        assert.equal(await page.locator(`script[src*="/${file}."]`).count(), 1, file)
      }
    }, other)
  })
})

import { test } from '@japa/runner'
import { shiftsOf } from '#tests/browser/budgets/layout_shifts'
import { storiesOf, type Story } from '#tests/browser/modes/story'
import { standingStill } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 667 }

test.group('Browser | the carousel', (group) => {
  const stories = storiesOf(group)
  const withStory = (size: typeof PHONE, visit: (story: Story) => Promise<void>) =>
    stories({ attributes: 'data-vs-mode="carousel"' }, size, visit)

  const next = ({ widget }: Story) => widget.button('Next game')
  const previous = ({ widget }: Story) => widget.button('Previous game')

  /** Resolves once another game is on the screen, with its id. */
  const another = ({ widget }: Story, before: string) =>
    eventually(async () => {
      const now = await widget.gameId()
      if (now === before) throw new Error(`the game is still ${before}`)
      return now
    })

  /** Moves the clock by more than a game stands in a carousel that nobody plays. */
  const pass = ({ page }: Story) => page.clock.runFor(4_500)

  /** Resolves once the widget has heard of the mouse: the frame is another process than the page. */
  async function moveOver(story: Story) {
    const { page, widget } = story
    const { x, y } = await story.frame()
    await widget.root.evaluate((root) =>
      root.addEventListener('pointermove', () => root.setAttribute('data-moved', ''))
    )
    await page.mouse.move(x + 50, y + 50)
    await page.mouse.move(x + 60, y + 60)
    await widget.within.locator('#vs-root[data-moved]').waitFor()
  }

  /** A frame of another process is not told that a mouse which a test moves has left it. */
  async function moveAway({ page, widget }: Story) {
    await page.mouse.move(2, 2)
    await widget.root.dispatchEvent('pointerleave')
  }

  /** A click that misses what still slides scrolls the page before it tries again, and out of view nothing turns. */
  async function press({ widget }: Story, name: string) {
    await standingStill(widget.button(name))
    await widget.press(widget.button(name))
  }

  test('turns to the game before and after, and back to the first, without a shift', async ({
    assert,
  }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget, page } = story
      const first = await widget.gameId()
      await widget.press(next(story))
      const second = await another(story, first)
      await widget.within.getByText(/^Game 2 of \d+: ./).waitFor()
      await widget.press(previous(story))
      assert.equal(await another(story, second), first)
      await widget.press(previous(story))
      const last = await another(story, first)
      assert.notEqual(last, second)
      assert.isAtMost(await widget.card('CarouselIndicator').locator('span').count(), 4)
      await widget.play('A')
      assert.equal(await next(story).count(), 0)
      assert.deepEqual(await shiftsOf(page.mainFrame()), [])
    })
  })

  test('turns by the arrow keys on its buttons, and is played from there', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const first = await story.widget.gameId()
      await next(story).focus()
      await story.page.keyboard.press('ArrowDown')
      const second = await another(story, first)
      await story.page.keyboard.press('ArrowUp')
      assert.equal(await another(story, second), first)
      const { gameId } = await story.widget.play('B', () => story.widget.answer('A').press('b'))
      assert.equal(gameId, first)
    })
  })

  test('turns by a swipe of 100 px, which presses nothing', async ({ assert }) => {
    await withStory(PHONE, async (story) => {
      const { page, widget } = story
      const first = await widget.gameId()
      const frame = await story.frame()
      const drag = async (fromX: number, toX: number, y: number) => {
        await page.mouse.move(frame.x + fromX, frame.y + y)
        await page.mouse.down()
        await page.mouse.move(frame.x + toX, frame.y + y, { steps: 6 })
        await page.mouse.up()
      }
      await next(story).waitFor()
      await drag(200, 120, 60)
      assert.equal(await widget.gameId(), first)
      // Over an answer, where it must not count as a pick.
      await drag(300, 180, frame.height - 30)
      const second = await another(story, first)
      assert.equal(await widget.root.getAttribute('data-phase'), 'passive')
      await drag(100, 220, 60)
      assert.equal(await another(story, second), first)
    })
  })

  test('turns by itself until it is stopped', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget } = story
      await next(story).waitFor()
      const first = await widget.gameId()
      await pass(story)
      const second = await another(story, first)
      await press(story, 'Stop changing games')
      await widget.button('Keep changing games').waitFor()
      await moveAway(story)
      await pass(story)
      assert.equal(await widget.gameId(), second)
      await press(story, 'Keep changing games')
      await widget.button('Stop changing games').waitFor()
      await moveAway(story)
      await pass(story)
      await another(story, second)
    })
  })

  test('stands still under the mouse and with the focus inside', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget, page } = story
      await next(story).waitFor()
      await moveOver(story)
      const before = await widget.gameId()
      await pass(story)
      assert.equal(await widget.gameId(), before)
      await next(story).focus()
      await page.keyboard.press('Shift')
      await moveAway(story)
      await pass(story)
      assert.equal(await widget.gameId(), before)
      await next(story).blur()
      await pass(story)
      await another(story, before)
    })
  })
})

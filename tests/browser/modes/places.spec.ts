import { test } from '@japa/runner'
import { shiftsOf } from '#tests/browser/budgets/layout_shifts'
import { storiesOf, type Story } from '#tests/browser/modes/story'

const PHONE = { width: 375, height: 667 }
const DESKTOP = { width: 1280, height: 900 }

test.group('Browser | the places of a display mode', (group) => {
  const stories = storiesOf(group)
  const withStory = (
    attributes: string,
    size: typeof PHONE,
    visit: (story: Story) => Promise<void>
  ) => stories({ attributes }, size, visit)

  test('mobile-expanding fills a phone with the first pick, and gives the page back', async ({
    assert,
  }) => {
    await withStory('data-vs-mode="mobile-expanding"', PHONE, async (story) => {
      const { page, widget } = story
      const [before, scrolled] = [await story.frame(), await page.evaluate(() => scrollY)]
      await widget.play('A')
      await story.stands(({ x, width, height }) => x === 0 && width === 375 && height > 600)
      assert.equal(await page.locator('#game [role=dialog][aria-modal=true]').count(), 1)
      await page.keyboard.press('Escape')
      await story.stands(({ height }) => height === before.height)
      assert.equal(await page.evaluate(() => scrollY), scrolled)
      assert.equal(await page.locator('[role=dialog]').count(), 0)
      assert.isTrue(await story.isMarked())
      assert.isEmpty(
        (await shiftsOf(page.mainFrame())).filter((shift) => !shift.endsWith('by IFRAME'))
      )
    })
  })

  test('mobile-expanding stays in the text of a desktop page', async ({ assert }) => {
    await withStory('data-vs-mode="mobile-expanding"', DESKTOP, async (story) => {
      const before = await story.frame()
      await story.widget.play('A')
      assert.equal((await story.frame()).x, before.x)
    })
  })

  test('expanding takes the whole width of its container with the first pick', async () => {
    await withStory('data-vs-mode="expanding"', DESKTOP, async (story) => {
      await story.stands(({ width }) => width === 428)
      // At the lower edge of the window, where the grown box would end below it.
      await story.page.evaluate(() => document.querySelector('#game')!.scrollIntoView(false))
      await story.widget.play('A')
      await story.stands(({ y, width, height }) => width === 700 && y + height <= DESKTOP.height)
    })
  })

  test('{$self} fits into the column of a phone')
    .with(['inline', 'expanding', 'docked', 'mobile-expanding', 'carousel', 'playlist'])
    .run(async ({ assert }, mode) => {
      await withStory(`data-vs-mode="${mode}"`, PHONE, async (story) => {
        const { x, width } = await story.frame()
        assert.deepEqual({ x, width }, { x: 16, width: PHONE.width - 32 })
      })
    })

  test('a mini bar is a bar until the first pick', async ({ assert }) => {
    await withStory('data-vs-mini', DESKTOP, async (story) => {
      await story.stands(({ height }) => height === 86)
      for (const part of ['.vs-question', '.vs-answer >> nth=0', '.vs-answer >> nth=1']) {
        const box = await story.widget.within.locator(part).boundingBox()
        const bar = await story.frame()
        assert.isTrue(box && box.y >= bar.y && box.y + box.height <= bar.y + bar.height, part)
      }
      await story.widget.play('A')
      await story.stands(({ height }) => height >= 307)
    })
  })

  test('a sidebar is a rail of 300 px', async ({ assert }) => {
    await withStory('data-vs-mode="sidebar"', DESKTOP, async (story) => {
      await story.stands(({ width, height }) => width === 300 && height === 600)
      await story.widget.play('A')
      assert.deepEqual(await shiftsOf(story.page.mainFrame()), [])
    })
  })

  test('{$self} is played in the text')
    .with(['carousel', 'playlist'])
    .run(async ({ assert }, mode) => {
      await withStory(`data-vs-mode="${mode}"`, DESKTOP, async (story) => {
        const before = await story.frame()
        await story.widget.play('A')
        await story.widget.press(story.widget.button('Next Game'))
        await story.widget.play('B')
        assert.equal((await story.frame()).x, before.x)
        assert.deepEqual(await shiftsOf(story.page.mainFrame()), [])
      })
    })
})

import { test } from '@japa/runner'
import { shiftsAround, shiftsOf } from '#tests/browser/budgets/layout_shifts'
import { storiesOf, type Story } from '#tests/browser/modes/story'

const isFocused = (element: Element) => element.ownerDocument.activeElement === element
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
      assert.isEmpty(await shiftsAround(page))
    })
  })

  test('Back closes what fills the phone, and leaves the article only after that', async ({
    assert,
  }) => {
    await withStory('data-vs-mode="mobile-expanding"', PHONE, async (story) => {
      const { page, widget } = story
      const [before, url] = [await story.frame(), page.url()]
      const isOpen = () => story.stands(({ x, width }) => x === 0 && width === PHONE.width)
      const isBack = () => story.stands(({ height }) => height === before.height)
      await widget.play('A')
      await isOpen()
      await page.goBack()
      await isBack()
      assert.equal(page.url(), url)
      assert.isTrue(await story.isMarked())

      await story.ask('maximize')
      await isOpen()
      await page.keyboard.press('Escape')
      await isBack()
      await page.goBack()
      assert.notEqual(page.url(), url)
    })
  })

  test('mobile-expanding stays in the text of a desktop page', async ({ assert }) => {
    await withStory('data-vs-mode="mobile-expanding"', DESKTOP, async (story) => {
      const before = await story.frame()
      await story.widget.play('A')
      assert.equal((await story.frame()).x, before.x)
    })
  })

  test('expanding takes the whole width of its container with the first pick', async ({
    assert,
  }) => {
    await withStory('data-vs-mode="expanding"', DESKTOP, async (story) => {
      await story.stands(({ width }) => width === 428)
      // At the lower edge of the window, where the grown box would end below it.
      await story.page.evaluate(() => document.querySelector('#game')!.scrollIntoView(false))
      const text = story.page.locator('p').last()
      const below = () => text.evaluate((element) => (element as HTMLElement).offsetTop)
      const [textTop, { height: least }] = [await below(), await story.frame()]
      await story.widget.play('A')
      await story.stands(({ y, width, height }) => width === 700 && y + height <= DESKTOP.height)
      const { height } = await story.frame()
      assert.approximately((await below()) - textTop, height - least, 1)
      assert.isAtMost(height - least, 267)
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
      assert.isEmpty(await shiftsOf(story.page.mainFrame()))
    })
  })

  test('a grown bar becomes a bar again by Escape, by its control and by the page, {$self}')
    .with(['data-vs-mini', 'data-vs-mini data-vs-mode="expanding"'])
    .run(async ({ assert }, attributes) => {
      await withStory(attributes, PHONE, async (story) => {
        const { page, widget } = story
        const cover = widget.within.getByTestId('ClosedBar')
        const isBar = () => story.stands(({ height }) => height === 86)
        const isOpen = () => story.stands(({ height }) => height === 307)
        await isBar()
        const bar = await story.frame()
        await widget.play('A')
        await isOpen()
        assert.equal(await cover.count(), 0)

        await page.keyboard.press('Escape')
        await isBar()
        assert.deepEqual(await story.frame(), bar)
        await cover.waitFor()
        assert.equal(await widget.within.getByTestId('ClosedBar').evaluate(isFocused), true)
        await page.keyboard.press('Enter')
        await isOpen()
        await cover.waitFor({ state: 'detached' })

        // Left of the bar's right edge and above the frame: the control that closes it.
        const open = await story.frame()
        await page.mouse.click(open.x + open.width - 20, open.y - 18)
        await isBar()
        await widget.press(cover)
        await isOpen()

        await story.ask('minimize')
        await isBar()
        await story.ask('maximize')
        await isOpen()
        await page.evaluate(() =>
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
        )
        await isBar()
        assert.isTrue(await story.isMarked())
        assert.isEmpty(await shiftsAround(page))
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

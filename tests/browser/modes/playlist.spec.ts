import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { LIST_WIDTH_PX, MODE_BOXES } from '@sidepick/rules/display_modes'
import { shiftsOf } from '#tests/browser/budgets/layout_shifts'
import { storiesOf, type Story } from '#tests/browser/modes/story'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 667 }

test.group('Browser | the playlist', (group) => {
  const stories = storiesOf(group)
  const withStory = (size: typeof PHONE, visit: (story: Story) => Promise<void>) =>
    stories({ attributes: 'data-vs-mode="playlist"' }, size, visit)

  const items = ({ widget }: Story) => widget.card('GameList').getByRole('listitem')
  const current = ({ widget }: Story) =>
    widget.card('GameList').locator('[aria-current] [class*=question]')

  const rounded = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox())!
    const [left, top] = [Math.round(x), Math.round(y)]
    return { left, top, right: Math.round(x + width), bottom: Math.round(y + height) }
  }

  test('stands beside the game in a wide box, from the first paint on', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget } = story
      await items(story).first().waitFor()
      const frame = await rounded(story.page.locator('#game iframe'))
      const list = await rounded(widget.card('GameList').locator('nav'))
      const answer = await widget.answer('A').boundingBox()
      assert.deepEqual(list, { ...frame, left: frame.right - LIST_WIDTH_PX + 1 })
      assert.isBelow(answer!.x + answer!.width, list.left)
      const inside = story.page.frames().find((one) => one.url().includes('/go/'))
      // Captions grow with each word.
      assert.isEmpty((await shiftsOf(inside!)).filter((shift) => !shift.endsWith('_line')))
    })
  })

  test('stands under the game in a narrow box', async ({ assert }) => {
    await withStory(PHONE, async (story) => {
      const { widget } = story
      await items(story).first().waitFor()
      const frame = await rounded(story.page.locator('#game iframe'))
      const list = await rounded(widget.card('GameList').locator('nav'))
      const answer = await widget.answer('A').boundingBox()
      assert.deepEqual(list, { ...frame, top: frame.bottom - MODE_BOXES.playlist.below! })
      assert.isAtMost(answer!.y + answer!.height, list.top)
    })
  })

  test('goes to a game by a press, and keeps the own picks', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget } = story
      const third = items(story).nth(2).getByRole('button')
      const question = await third.locator('[class*=question]').innerText()
      await widget.press(third)
      await widget.within.getByRole('heading', { name: question }).waitFor()
      assert.equal(await current(story).innerText(), question)
      await widget.play('A')
      await items(story)
        .nth(2)
        .getByText(/^Your pick: ./)
        .waitFor()
      assert.equal(await items(story).nth(2).getByRole('button').count(), 0)
      await widget.press(items(story).first().getByRole('button'))
      await widget.reached('question')
      assert.equal(await items(story).first().getAttribute('aria-current'), 'true')
      await widget.card('GameList').getByText('1 played', { exact: true }).waitFor()
      assert.deepEqual(await shiftsOf(story.page.mainFrame()), [])
    })
  })

  test('is used by the keyboard alone, and waits while a pick is under way', async ({ assert }) => {
    await withStory(DESKTOP, async (story) => {
      const { widget, page } = story
      const second = items(story).nth(1).getByRole('button')
      await second.focus()
      await page.keyboard.press('Enter')
      await items(story).nth(1).and(widget.within.locator('[aria-current]')).waitFor()
      await widget.takesPicks()
      await widget.answer('A').press('a')
      await widget.reached('locking')
      const third = items(story).nth(2).getByRole('button')
      assert.equal(await third.getAttribute('aria-disabled'), 'true')
      const playing = await widget.gameId()
      await third.focus()
      await page.keyboard.press('Enter')
      assert.equal(await widget.gameId(), playing)
    })
  })
})

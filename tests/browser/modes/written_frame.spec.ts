import { test } from '@japa/runner'
import env from '#start/env'
import { containerWithFrame } from '@sidepick/rules/snippet'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { shiftsAround } from '#tests/browser/budgets/layout_shifts'
import { storiesOf, type FramePlace } from '#tests/browser/modes/story'
import { eventually } from '#tests/helpers/eventually'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'

declare const VSWidget: VSWidgetGlobal

const { origin } = new URL(env.get('APP_URL'))
/** The line has style attributes, which a strict page has to allow. */
const styles = "'unsafe-inline'"
const PHONE = { width: 375, height: 667 }
const DESKTOP = { width: 1280, height: 900 }

/** The container of the story, with its frame in it. */
function written(options: Record<string, string> = {}) {
  const tag = containerWithFrame({ widget: demoWidgetId('daily_fold_inline'), ...options }, origin)
  return tag.replace('<div ', '<div id="game" ')
}

const frames = (page: Page) => page.locator('#game iframe').count()

test.group('Browser | a snippet with the frame in it', (group) => {
  const stories = storiesOf(group)

  test('stands in the mode {$self} where the loader makes one, and is taken over as it is')
    .with([...DISPLAY_MODES])
    .run(async ({ assert }, mode) => {
      const places: FramePlace[] = []
      for (const container of [written({ mode }), undefined]) {
        const attributes = `data-vs-mode="${mode}"`
        await stories({ container, styles, attributes }, DESKTOP, async (story) => {
          places.push(await story.frame())
          assert.equal(await frames(story.page), 1)
          await story.widget.play('A')
          assert.isTrue(await story.isMarked())
        })
      }
      const [brought, made] = places
      assert.deepEqual(brought, made)
    })

  test('shows the question, and takes the pick, before its loader has come; then docks', async ({
    assert,
  }) => {
    const container = written({ mode: 'docked' })
    // A consent platform brings the loader, long after the page has loaded.
    const after = '<!-- /embed/v1/loader.js -->'
    await stories({ container, styles, after }, DESKTOP, async (story) => {
      const { page, widget } = story
      const before = await story.frame()
      await widget.play('A')
      assert.deepEqual(await story.told(), [])
      await page.addScriptTag({ url: `${origin}/embed/v1/loader.js` })
      await eventually(async () => assert.include(await story.told(), 'load'))
      await story.ask('dock')
      await story.stands(({ x }) => x > before.x)
      await story.ask('undock')
      await story.stands(({ x }) => x === before.x)
      assert.isTrue(await story.isMarked())
      assert.equal(await frames(page), 1)
      assert.isEmpty(await shiftsAround(page))
    })
  })

  test('fills a phone and gives the page back', async ({ assert }) => {
    const container = written({ mode: 'mobile-expanding' })
    await stories({ container, styles }, PHONE, async (story) => {
      const before = await story.frame()
      await story.widget.play('A')
      await story.stands(({ x, width, height }) => x === 0 && width === 375 && height > 600)
      await story.page.keyboard.press('Escape')
      await story.stands(({ height }) => height === before.height)
      assert.isTrue(await story.isMarked())
    })
  })

  test('is made anew by the loader once it was destroyed', async ({ assert }) => {
    await stories({ container: written(), styles }, DESKTOP, async ({ page }) => {
      await page.evaluate(() => {
        VSWidget.mount('#game').destroy()
        VSWidget.scan()
      })
      await page.locator('#game [data-vs-box=""] iframe').waitFor()
      assert.equal(await frames(page), 1)
    })
  })
})

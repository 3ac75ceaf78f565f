import { test } from '@japa/runner'
import { DISPLAY_MODES, type DisplayMode } from '@sidepick/rules/types'
import { storiesOf, type FramePlace, type Story } from '#tests/browser/modes/story'
import { audit } from '#tests/helpers/browser_audit'

const PHONE = { width: 375, height: 667 }
const DESKTOP = { width: 1280, height: 900 }

interface Case {
  mode: DisplayMode
  width: number
  height: number
  mini?: boolean
}

/** The windows that each mode is looked at in. A widget that is inline has tests of its own, but for the small one below. */
const WINDOWS: Record<DisplayMode, { width: number; height: number }[]> = {
  'inline': [],
  'expanding': [DESKTOP],
  'mobile-expanding': [PHONE],
  'docked': [DESKTOP, PHONE],
  'sidebar': [DESKTOP],
  'carousel': [DESKTOP],
  'playlist': [PHONE],
}

const MODES: Case[] = DISPLAY_MODES.flatMap((mode) =>
  WINDOWS[mode].map((window) => ({ mode, ...window }))
)

const TABS_AT_MOST = 12

test.group('Browser | every display mode is for everyone', (group) => {
  const stories = storiesOf(group)
  const withStory = (
    attributes: string,
    size: typeof PHONE,
    visit: (story: Story) => Promise<void>
  ) => stories({ attributes }, size, visit)

  test('{mode}, {width} px: the page around a result meets WCAG 2.2 AA')
    .with([...MODES, { mode: 'inline', ...PHONE, mini: true }])
    .run(async ({ assert }, { mode, width, height, mini }) => {
      const attributes = `data-vs-mode="${mode}" ${mini ? 'data-vs-mini' : ''}`
      await withStory(attributes, { width, height }, async (story) => {
        const { look, findings } = audit(story.page, ['light'])
        if (mini) await look('question')
        await story.widget.play('A')
        await look('result')
        assert.isEmpty(findings)
      })
    })

  test('{mode}, {width} px: is played by keys alone, and given back')
    .with(MODES)
    .run(async ({ assert }, { mode, width, height }) => {
      await withStory(`data-vs-mode="${mode}"`, { width, height }, async (story) => {
        const { page, widget } = story
        const { keyboard } = page
        const before = await story.frame()
        await tabInto(story, '.vs-answer')
        await widget.play('A', () => keyboard.press('Enter'))
        await tabInto(story, '.vs-icon-button, .vs-button, button')
        if (mode === 'mobile-expanding') await keyboard.press('Escape')
        if (mode === 'docked') await backByKeys(story, before)
        if (['mobile-expanding', 'docked'].includes(mode)) {
          await story.stands(({ x }) => Math.abs(x - before.x) <= before.width)
          const tag = await page.evaluate(() => document.activeElement?.tagName)
          assert.equal(tag, 'IFRAME')
        }
      })
    })

  /** Tabs until the focus is in the frame, on such an element. */
  async function tabInto({ page, widget }: Story, selector: string) {
    for (let tab = 0; tab < TABS_AT_MOST; tab++) {
      await page.keyboard.press('Tab')
      if (
        (await widget.within.locator(`:focus`).and(widget.within.locator(selector)).count()) > 0
      ) {
        return
      }
    }
    throw new Error(`Tab never reached ${selector}`)
  }

  /** The bar over the docked frame comes before it in the order of the focus. */
  async function backByKeys(story: Story, before: FramePlace) {
    const { page } = story
    for (let tab = 0; tab < TABS_AT_MOST; tab++) {
      await page.keyboard.press('Shift+Tab')
      const inBar = await page.evaluate(
        () =>
          document.activeElement?.shadowRoot === null && document.activeElement.tagName === 'DIV'
      )
      if (inBar) break
    }
    await page.keyboard.press('Enter')
    await story.stands(({ x }) => Math.abs(x - before.x) <= before.width)
  }
})

import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { tellStory, type Story } from '#tests/browser/modes/story'
import { THEMES } from '#tests/browser/modes/themes'
import { asVisitor } from '#tests/helpers/browser'

/** Where the frame stands and how it looks, while the page has this rule. */
const lookUnder = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const container = document.querySelector<HTMLElement>('#game')!
    const at = container.getBoundingClientRect()
    const parts = [...container.querySelectorAll('*')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const docked = style.position === 'fixed' || part.closest('[popover]') !== null
      const [left, top] = docked ? [x, y] : [x - at.x, y - at.y]
      return [
        ...[left, top, width, height].map(Math.round),
        style.opacity,
        style.visibility,
        style.filter,
        style.transform,
        style.clipPath,
        style.mixBlendMode,
        style.pointerEvents,
        style.backgroundColor,
      ].join(' ')
    })
    document.adoptedStyleSheets = []
    return parts
  }, css)

test.group('Browser | themes of publishers', (group) => {
  const server = FaultServer.startedBy(group)

  const unchanged = (attributes: string, visit: (story: Story) => Promise<void>) =>
    asVisitor({ hurried: false }, async ({ page }) => {
      const story = tellStory(server, page, { attributes })
      await story.read()
      await visit(story)
      const usual = JSON.stringify(await lookUnder(page, ''))
      const changed: string[] = []
      for (const { css, declarations } of THEMES) {
        const parts = JSON.stringify(await lookUnder(page, css))
        if (parts !== usual) changed.push(`${declarations}: ${parts} instead of ${usual}`)
      }
      if (changed.length > 0) throw new Error(changed.join('\n'))
    })

  test('change nothing about a widget in the text', async ({ assert }) => {
    assert.isAtLeast(THEMES.length, 60)
    await unchanged('', async () => {})
  })

  test('change nothing about a docked widget and the place it left', async () => {
    await unchanged('data-vs-mode="docked"', async (story) => {
      await story.ask('dock')
      await story.stands(({ x }) => x > 700)
    })
  })
})

import { test } from '@japa/runner'
import { MODE_BOXES } from '@sidepick/rules/display_modes'
import { storiesOf, type Story } from '#tests/browser/modes/story'
import { audit } from '#tests/helpers/browser_audit'

/** A window of 1280 by 900 px at 200 % has half of each. */
const ZOOMED = { width: 640, height: 450 }
const DESKTOP = { width: 1280, height: 900 }

/** Buttons in sight whose edge is only a colour, which a system that sets the colours takes away. */
const edgeless = ({ widget }: Story) =>
  widget.within.locator('button, a.vs-button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(button)
        const edges = [borderTopStyle, outlineStyle, textDecorationLine]
        return edges.every((edge) => edge === 'none')
      })
      .map((button) => button.outerHTML.slice(0, 120))
  )

/** Words that run out of the frame or of their own box. */
const cutOff = ({ widget }: Story) =>
  widget.root.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('h1, h2, p, button, span, strong')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
      .filter((element) => element.innerText.trim() !== '' && element.clientWidth > 1)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isClipped = getComputedStyle(element).overflowX !== 'visible'
        const spills = isClipped && element.scrollWidth > element.clientWidth + 1
        return left < -1 || right > innerWidth + 1 || spills
      })
      .map((element) => element.outerHTML.slice(0, 120))
  )

const MODES = Object.keys(MODE_BOXES)

test.group('Browser | every display mode keeps to the reader’s own settings', (group) => {
  const stories = storiesOf(group)

  test('{$self}: buttons keep an edge where the system sets the colours')
    .with(MODES)
    .run(async ({ assert }, mode) => {
      await stories({ attributes: `data-vs-mode="${mode}"` }, DESKTOP, async (story) => {
        await story.page.emulateMedia({ forcedColors: 'active' })
        assert.deepEqual(await edgeless(story), [])
        await story.widget.play('A')
        assert.deepEqual(await edgeless(story), [])
      })
    })

  test('{$self}: nothing is cut off at 200 %, and the page meets WCAG 2.2 AA')
    .with(MODES)
    .run(async ({ assert }, mode) => {
      await stories({ attributes: `data-vs-mode="${mode}"` }, ZOOMED, async (story) => {
        const { look, findings } = audit(story.page, ['light'])
        assert.deepEqual(await cutOff(story), [])
        await story.widget.play('A')
        assert.deepEqual(await cutOff(story), [])
        await look('result')
        assert.isEmpty(findings)
      })
    })
})

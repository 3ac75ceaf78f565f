import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

const FONT = /\/assets\/brand\.\w+\.woff2$/

/** The typefaces of the question, and how much room one line takes in the first of them and in the rest. */
const familiesOf = (widget: WidgetOnPage) =>
  widget.within.locator('.vs-question').evaluate((question) => {
    const [first = '', ...rest] = getComputedStyle(question).fontFamily.split(',')
    const room = (family: string) => {
      const line = question.ownerDocument.createElement('span')
      line.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;line-height:normal;font:800 40px ${family}`
      line.textContent = 'Which side of the street gets dinner tonight?'
      question.append(line)
      const { width, height } = line.getBoundingClientRect()
      line.remove()
      return { width, height }
    }
    return { first: first.trim(), ours: room(first), systems: room(rest.join(',')) }
  })

test.group("The brand's typeface", () => {
  test('comes after the first pick, never changes one that is read, and takes the room of the one before', async ({
    assert,
  }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const fonts: string[] = []
      page.on('requestfinished', (request) => {
        if (FONT.test(request.url())) fonts.push(request.url())
      })
      const widget = await visit(page, '/demo/inline', { hurried: true })
      await requestsEnded(page)
      assert.isEmpty(fonts)

      await widget.play('A')
      await eventually(async () => assert.isNotEmpty(fonts))
      await requestsEnded(page)
      assert.notEqual((await familiesOf(widget)).first, 'Sidepick')
      await widget.press(widget.button('Next Game'))
      await widget.reached('question')
      const { first, ours, systems } = await familiesOf(widget)
      assert.equal(first, 'Sidepick')
      assert.closeTo(ours.height, systems.height, 1)
      assert.closeTo(ours.width / systems.width, 1, 0.04)
      assert.notEqual(ours.width, systems.width)
    })
  })
})

import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { standingStill, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const HURRIED = { hurried: true }
const demo = (attributes = '') =>
  `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}" ${attributes}></div>`

const BOXES = [
  { name: 'of 302 px', width: 302, attributes: '' },
  { name: 'of 600 px', width: 600, attributes: '' },
  { name: 'that is docked', width: 428, attributes: 'data-vs-mode="docked" data-vs-start-docked' },
]

const rectOf = async (part: Locator) => {
  await standingStill(part)
  const { x, y, width, height } = (await part.boundingBox())!
  return [x, y, width, height].map(Math.round)
}

/** Where the frame, the banner, the question and the answers stand, and how the banner asks. */
const lookOf = async (widget: WidgetOnPage) => ({
  frame: await rectOf(widget.page.locator('#w0 iframe')),
  banner: await rectOf(widget.card('SignOnCard').locator('section')),
  question: await rectOf(widget.card('Question').getByRole('heading')),
  answer: await rectOf(widget.answer('A')),
  fields: await widget.card('SignOnCard').getByRole('textbox').count(),
})

test.group('Browser | a sign-up that is closed', (group) => {
  const server = FaultServer.startedBy(group.each)

  for (const { name, width, attributes } of BOXES) {
    test(`leaves everything as it was in a box ${name}`, async ({ assert }) => {
      servePaper(server, [demo(attributes)], { style: `main { width: ${width}px }` })
      await asVisitor({ width: 1280, height: 900, ...HURRIED }, async ({ page }) => {
        const widget = await readPaper(page, server, HURRIED)
        await widget.takenOver()
        await widget.play('A')
        const dialog = widget.within.getByRole('dialog')
        const banner = widget.card('SignOnCard')
        const open = banner.getByRole('button', { name: 'Sign up' })
        await open.waitFor()
        const before = await lookOf(widget)
        const press = (label: string) =>
          widget.press(dialog.getByRole('button', { name: label, exact: true }))
        const escape = () => page.keyboard.press('Escape')
        for (const close of [
          escape,
          () => press('Close'),
          async () => {
            await widget.press(dialog.getByRole('link', { name: 'Sign up with a password' }))
            await widget.press(dialog.getByRole('checkbox').last())
            await press('Continue with email')
            await dialog.getByLabel('Email', { exact: true }).fill('reader@example.com')
            await press('Continue')
            await press('Back')
            await escape()
          },
        ]) {
          await widget.press(open)
          await dialog.getByRole('textbox').first().waitFor()
          await close()
          await dialog.waitFor({ state: 'detached' })
          // A mouse that rests there holds the result.
          await banner.locator('section').hover()
          await eventually(async () => assert.deepEqual(await lookOf(widget), before))
        }
      })
    })
  }
})

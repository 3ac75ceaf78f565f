import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { tellStory } from '#tests/browser/modes/story'
import { asVisitor } from '#tests/helpers/browser'

/** Before any script of the page: what a publisher's own scripts would notice. */
const WATCH = `
  window.before = Object.getOwnPropertyNames(window)
  window.keysLeft = []
  addEventListener('keydown', (event) => queueMicrotask(() =>
    window.keysLeft.push(event.key + (event.defaultPrevented ? ' prevented' : ''))))
`

/** Besides `0`, the frame. */
const OF_THE_TEST = ['before', 'keysLeft', 'told', 'game']

interface Noticed {
  before: string[]
  keysLeft: string[]
}

/** The rest of the document without the widget's container. */
const restOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    copy.querySelector('#game')?.replaceChildren()
    // The loader's later files.
    for (const script of copy.querySelectorAll('script')) script.remove()
    return copy.outerHTML
  })

test.group('Browser | a publisher’s page with a widget', (group) => {
  const server = FaultServer.startedBy(group)

  test('keeps its document, globals, focus, scroll position and keys', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ context, page }) => {
      await context.addInitScript(WATCH)
      const story = tellStory(server, page, { attributes: 'data-vs-mode="docked"' })
      await story.read()
      const before = await restOf(page)
      const scrolled = await page.evaluate(() => scrollY)
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY')

      await story.widget.play('A')
      await story.ask('undock')
      await story.ask('dock')
      await story.ask('minimize')

      assert.equal(await page.evaluate(() => scrollY), scrolled)
      assert.equal(await restOf(page), before)
      const added = await page.evaluate(() => {
        const { before: known } = window as unknown as Noticed
        return Object.getOwnPropertyNames(window).filter((name) => !known.includes(name))
      })
      assert.sameMembers(
        added.filter((name) => ![...OF_THE_TEST, '0'].includes(name)),
        ['VSWidget']
      )
      await page.locator('h1').click()
      for (const key of ['a', 'Space', 'ArrowDown', 'Escape', 'Enter']) {
        await page.keyboard.press(key)
      }
      assert.deepEqual(await page.evaluate(() => (window as unknown as Noticed).keysLeft), [
        'a',
        ' ',
        'ArrowDown',
        'Escape',
        'Enter',
      ])
    })
  })
})

import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper, widgetAt } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { SECRET_FIELDS } from '#tests/helpers/browser_secrets'
import type { WidgetOnPage } from '#tests/helpers/browser_widget'

declare const VSWidget: VSWidgetGlobal

const OPEN = { name: 'Open the window' }
const SECRET = 'correct horse'

const plain = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}"></div>`
const theirs = `<div id="w1" data-vs-widget="${demoWidgetId('orbit_inline')}" data-vs-flavour="orbit"></div>`

/** What a card's code may try from its own frame: to read each field of every frame of the page. */
const readAll = (root: Locator): Promise<string[]> =>
  root.evaluate(() => {
    interface Frame {
      length: number
      [index: number]: Frame
      document: { querySelectorAll: (selector: string) => Iterable<{ value: string }> }
    }
    const read = (frame: Frame): string[] => {
      const values = Array.from({ length: frame.length }, (_, at) => frame[at]!).flatMap(read)
      try {
        for (const { value } of frame.document.querySelectorAll('input')) values.push(value)
      } catch {
        // Another origin's.
      }
      return values
    }
    return read((globalThis as unknown as { top: Frame }).top)
  })

async function openSignIn(widget: WidgetOnPage): Promise<Locator> {
  await widget.play('A')
  await widget.card('SignOnCard').getByRole('button', { name: 'Sign in' }).click()
  return widget.within.getByRole('dialog')
}

test.group("Browser | a password beside a partner's frame", (group) => {
  let server: FaultServer
  group.setup(async () => {
    server = await FaultServer.start()
    return () => server.stop()
  })

  test('is asked for in a window of its own', async ({ assert }) => {
    servePaper(server, [plain, theirs])
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widgetAt(page, 1).takenOver()
      const dialog = await openSignIn(widget)
      await dialog.getByRole('link', OPEN).waitFor()
      assert.equal(await widget.within.locator(SECRET_FIELDS).count(), 0)
    })
  })

  test('is asked for in a window of its own where no frame can find the other', async ({
    assert,
  }) => {
    servePaper(server, [plain, '<div id="hidden"></div>'])
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await page.evaluate((html) => {
        const root = document.querySelector('#hidden')!.attachShadow({ mode: 'closed' })
        root.innerHTML = html
        VSWidget.mount(root.firstElementChild!)
      }, theirs)
      const dialog = await openSignIn(widget)
      await dialog.getByRole('link', OPEN).waitFor()
      assert.equal(await widget.within.locator(SECRET_FIELDS).count(), 0)
    })
  })

  test('is gone from the field before code runs in a frame that comes later', async ({
    assert,
  }) => {
    servePaper(server, [plain, '<div id="late"></div>'])
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      const dialog = await openSignIn(widget)
      await dialog.getByLabel('Password', { exact: true }).fill(SECRET)
      await page.evaluate((html) => {
        document.querySelector('#late')!.outerHTML = html
        VSWidget.scan()
      }, theirs)
      await widgetAt(page, 1).takenOver()
      assert.notInclude(await readAll(widgetAt(page, 1).root), SECRET)
      await dialog.getByRole('link', OPEN).waitFor()
    })
  })

  test('stays where it is on a page with one game', async ({ assert }) => {
    servePaper(server, [plain])
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      const dialog = await openSignIn(widget)
      await dialog.getByLabel('Password', { exact: true }).fill(SECRET)
      // What the other tests would find, if it were there.
      assert.include(await readAll(widget.root), SECRET)
    })
  })
})

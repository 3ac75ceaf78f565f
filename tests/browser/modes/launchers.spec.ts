import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const PHONE = { width: 375, height: 667 }
const DESKTOP = { width: 1280, height: 900 }
const STYLE =
  'body { margin: 0 } p { height: 1600px } div, button { padding: 9px !important; transform: none }'

const POPUP = (id: string) => `<button data-vs-launcher="popup" data-vs-opens="${id}">Play</button>`
const FLOATING = (id: string) =>
  `<div data-vs-launcher="floating-button" data-vs-opens="${id}"></div>`
const TAB = (id: string) =>
  `<div data-vs-launcher="side-tab" data-vs-opens="${id}" data-vs-lang="es-mx"></div>`

test.group('Browser | a widget behind a button', (group) => {
  const server = FaultServer.startedBy(group)

  async function visit(
    element: (id: string) => string,
    size: typeof PHONE,
    look: (page: Page, widget: WidgetOnPage) => Promise<void>
  ) {
    const origin = new URL(env.get('APP_URL')).origin
    const script = `<script async src="${origin}/embed/v1/launcher.js"></script>`
    const body = `<p>A story</p>${element(demoWidgetId('daily_fold_inline'))}${script}`
    servePublisherPage(server, { path: '/story', body, style: STYLE })
    await asVisitor({ hurried: true, ...size }, async ({ context, page }) => {
      await watchShifts(context)
      await page.goto(`${server.origin}/story`)
      await look(page, new WidgetOnPage(page, page.frameLocator('iframe'), { hurried: true }))
    })
  }

  /** The page's buttons as a screen reader has them: those in closed shadow roots too. */
  async function buttonsOf(page: Page) {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes
      .filter(({ role, ignored }) => role?.value === 'button' && !ignored)
      .map(({ name, properties = [] }) => {
        const has = (wanted: string) =>
          properties.find((property) => property.name === wanted)?.value.value === true
        return { name: String(name?.value), open: has('expanded'), focused: has('focused') }
      })
  }

  async function button(page: Page, name: string, wanted: { open: boolean; focused?: boolean }) {
    await eventually(async () => {
      const buttons = await buttonsOf(page)
      const found = buttons.find((one) => one.name === name)
      const fits =
        found && Object.entries(wanted).every(([key, value]) => found[key as 'open'] === value)
      if (!fits) throw new Error(`the buttons are ${JSON.stringify(buttons)}`)
    })
  }

  const frameOf = (page: Page) => page.locator('iframe').boundingBox()
  /** Where the frame has come to rest: its box moves for a while as it docks. */
  const restOf = (page: Page) => {
    let before: unknown
    return eventually(async () => {
      const frame = await frameOf(page)
      const rests = frame !== null && JSON.stringify(frame) === before
      before = JSON.stringify(frame)
      if (!rests) throw new Error(`the frame is at ${before as string}`)
      return frame
    })
  }
  const pressCorner = (page: Page, { width, height }: typeof PHONE) =>
    page.mouse.click(width - 48, height - 48)

  test('a floating button loads nothing before it is pressed, and docks the game')
    .with([PHONE, DESKTOP])
    .run(async ({ assert }, size) => {
      await visit(FLOATING, size, async (page, widget) => {
        await button(page, 'Play along', { open: false })
        assert.equal(await page.locator('iframe').count(), 0)
        await pressCorner(page, size)
        await widget.takenOver()
        await eventually(async () => {
          const frame = await frameOf(page)
          if (!frame || frame.y + frame.height > size.height || frame.width < 300) {
            throw new Error(`the frame stands at ${JSON.stringify(frame)}`)
          }
        })
        await widget.play('A')
        assert.equal(await page.evaluate(() => scrollY), 0)
        assert.deepEqual(await shiftsOf(page.mainFrame()), [])
      })
    })

  test('closed and opened again, the game is the same, and the focus is back on the button', async ({
    assert,
  }) => {
    await visit(TAB, DESKTOP, async (page, widget) => {
      await button(page, 'Juega', { open: false })
      await page.mouse.click(DESKTOP.width - 20, DESKTOP.height / 2)
      await widget.takenOver()
      await page.frames()[1]!.evaluate(() => void Object.assign(window, { marked: true }))
      const { x, y, width } = await restOf(page)
      await page.mouse.click(x + width - 20, y - 18)
      await button(page, 'Juega', { open: false, focused: true })
      await page.keyboard.press('Enter')
      await eventually(async () => {
        const frame = await frameOf(page)
        if (!frame || frame.width < 300) throw new Error('not open')
      })
      assert.isTrue(await page.frames()[1]!.evaluate(() => 'marked' in window))
    })
  })

  test("the page's own button opens the game over the page; Escape closes it", async ({
    assert,
  }) => {
    await visit(POPUP, DESKTOP, async (page, widget) => {
      const own = page.getByRole('button', { name: 'Play' })
      const dialog = page.locator('[role=dialog][aria-modal=true]')
      await own.press('Enter')
      await widget.takenOver()
      // The file that takes the frame over the page may come after the game.
      await dialog.waitFor()
      await widget.play('A')
      assert.equal(await dialog.count(), 1)
      await page.keyboard.press('Escape')
      await eventually(async () => {
        if ((await page.locator('[role=dialog]').count()) > 0) throw new Error('still open')
      })
      assert.isTrue(await own.evaluate((it) => document.activeElement === it))
    })
  })

  test('with its element the widget leaves the page', async ({ assert }) => {
    await visit(FLOATING, DESKTOP, async (page, widget) => {
      await button(page, 'Play along', { open: false })
      await pressCorner(page, DESKTOP)
      await widget.takenOver()
      await page.evaluate(() => document.querySelector('[data-vs-launcher]')!.remove())
      await eventually(async () => {
        if ((await page.locator('iframe').count()) > 0) throw new Error('the frame is still there')
      })
      assert.isEmpty(await buttonsOf(page))
    })
  })

  test('an unknown launcher is named in the console, and nothing is drawn', async ({ assert }) => {
    const said: string[] = []
    const odd = (id: string) => `<div data-vs-launcher="constructor" data-vs-opens="${id}"></div>`
    await visit(odd, DESKTOP, async (page) => {
      page.on('console', (message) => said.push(message.text()))
      await page.reload()
      await eventually(async () => {
        if (said.length === 0) throw new Error('nothing is said')
      })
      assert.match(said[0]!, /data-vs-launcher/)
      assert.isEmpty(await buttonsOf(page))
    })
  })
})

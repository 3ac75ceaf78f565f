import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { showWidget, WidgetOnPage } from '#tests/helpers/browser_widget'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { demoId } from '#database/demo/ids'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 667 }

/** As strict as a page can be that runs the loader at all. */
const app = () => new URL(env.get('APP_URL')).origin
const strictPolicy = (more = '') =>
  [
    `default-src 'none'; script-src ${app()} 'self'; style-src 'self'; frame-src ${app()}`,
    `base-uri 'none'; require-trusted-types-for 'script'; trusted-types sidepick${more}`,
  ].join('; ')

const HOSTILE = `
  body { margin: 0 }
  main { max-width: 700px; margin: 0 auto }
  main > p { height: 1200px; margin: 0 }
  div, section, button, a, img, video { display: none !important; opacity: 0.1 !important; color: red !important;
    position: static !important; font-size: 3px !important; transform: rotate(20deg) !important }
  #game { display: block !important; opacity: 1 !important; transform: none !important }
`

const at = (position: string, componentName: string, props?: object) => ({
  componentName,
  panel: 'mainPanel',
  position,
  when: { phases: ['passive'] },
  ...(props && { props }),
})

const PILL = at('desktop-bottom-left', 'FloatingCtaPill', {
  label: { 'en-us': 'Call the game', 'es-mx': 'Decide' },
})

/** The layer's shadow root is closed; the test opens it, because no page can. */
const openShadows = (page: Page) =>
  page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (init) {
      return attachShadow.call(this, { ...init, mode: 'open' })
    }
  })

test.group('Browser | the layer of passive cards on the page', (group) => {
  const server = FaultServer.startedBy(group)

  let pages = 0
  async function read(
    {
      rules,
      policy,
      frameBreak = true,
      experimentFlags,
      ads,
    }: {
      rules: object[]
      policy: string
      frameBreak?: boolean
      experimentFlags?: object
      ads?: object
    },
    size: typeof PHONE,
    visit: (page: Page, widget: WidgetOnPage) => Promise<void>,
    { closed = false } = {}
  ) {
    const name = `layer-${pages++}`
    const { id } = await givenWidget({ playlistId: demoId('playlist', 'daily_mix') })
    await givenExperience({
      scope: 'widget',
      owner: id,
      doc: {
        themeFlags: { frameBreak },
        ...(experimentFlags && { experimentFlags }),
        ...(ads && { ads }),
        widgetComponents: [...BASE_CONFIG.widgetComponents, ...rules],
      } as never,
    })
    const container = `<div id="game" data-vs-widget="${id}" data-vs-lang="en-us"></div>`
    servePublisherPage(server, {
      path: `/${name}`,
      body: `<main><h1>A story</h1><p>Before</p>${container}<p>After</p></main>`,
      style: HOSTILE,
      headers: { 'content-security-policy': policy },
    })
    await asVisitor({ ...size }, async ({ context, page }) => {
      await watchShifts(context)
      if (!closed) await openShadows(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${server.origin}/${name}`)
      const widget = new WidgetOnPage(page, page.frameLocator('#game iframe'))
      await showWidget(widget)
      await visit(page, widget)
      if (!frameBreak && !experimentFlags) return void expectNone(asked)
    })
  }
  const expectNone = (asked: string[]) => {
    const fetched = asked.filter((path) => path.includes('framebreak'))
    if (fetched.length > 0) throw new Error(`fetched ${fetched.join()}`)
  }

  test('stands at its corner of a strict page under a hostile theme, and starts the game', async ({
    assert,
  }) => {
    await read({ rules: [PILL], policy: strictPolicy() }, DESKTOP, async (page, widget) => {
      const layer = page.getByRole('region', { name: 'Quiz game' })
      const pill = layer.getByRole('button', { name: 'Call the game' })
      await pill.waitFor()
      const box = (await layer.boundingBox())!
      assert.closeTo(box.x, 16, 1)
      assert.closeTo(box.y + box.height, DESKTOP.height - 16, 1)
      const look = await pill.evaluate((element) => {
        const { fontSize, color, position } = getComputedStyle(element)
        return { fontSize, color, position }
      })
      assert.deepEqual(look, { fontSize: '16px', color: 'rgb(21, 15, 36)', position: 'static' })
      assert.equal(await widget.card('FloatingCtaPill').count(), 0)
      await pill.click()
      await widget.reached('question')
      await layer.waitFor({ state: 'detached' })
      assert.deepEqual(await shiftsOf(page.mainFrame()), [])
    })
  })

  test('is reached and left by the keyboard, and closed for good', async ({ assert }) => {
    await read({ rules: [PILL], policy: strictPolicy() }, PHONE, async (page, widget) => {
      const layer = page.getByRole('region', { name: 'Quiz game' })
      const close = layer.getByRole('button', { name: 'Close' })
      await close.waitFor()
      await close.focus()
      await page.keyboard.press('Tab')
      assert.isTrue(
        await layer
          .getByRole('button', { name: 'Call the game' })
          .evaluate((pill) => (pill.getRootNode() as ShadowRoot).activeElement === pill)
      )
      await close.press('Enter')
      await layer.waitFor({ state: 'detached' })
      assert.equal(await widget.root.getAttribute('data-phase'), 'passive')
    })
  })

  test('is closed to the scripts of the page, and leaves nothing behind', async ({ assert }) => {
    const visit = async (page: Page) => {
      const hosts = () =>
        page.evaluate(() => [...document.body.children].filter(({ tagName }) => tagName === 'DIV'))
      await page.waitForFunction(() => document.body.querySelectorAll(':scope > div').length === 1)
      const seen = await page.evaluate(() => {
        const host = document.body.querySelector(':scope > div')
        return [host?.shadowRoot, host?.childElementCount, host?.textContent]
      })
      assert.deepEqual(seen, [null, 0, ''])
      await page.evaluate(() => {
        const game = document.querySelector('#game') as HTMLElement
        const api = (window as never as { VSWidget: { mount(at: Element): { destroy(): void } } })
          .VSWidget
        api.mount(game).destroy()
      })
      assert.isEmpty(await hosts())
      assert.equal(await page.locator('#game').innerHTML(), '')
      await page.evaluate(() => (window as never as { VSWidget: { scan(): void } }).VSWidget.scan())
      await page.waitForFunction(() => document.body.querySelectorAll(':scope > div').length === 1)
    }
    await read({ rules: [PILL], policy: strictPolicy() }, DESKTOP, visit, { closed: true })
  })

  test('shows the video and whose page it is where the policy allows them', async ({ assert }) => {
    const rules = ['PassiveVideo', 'BrandedImage'].map((name) =>
      at('mobile-desktop-small', name, { name: 'Orbit', imageUrl: '/demo-media/orbit.svg' })
    )
    const policy = strictPolicy(`; img-src ${app()}; media-src ${app()}`)
    await read({ rules, policy }, PHONE, async (page) => {
      const layer = page.getByRole('region', { name: 'Quiz game' })
      await layer.getByRole('img', { name: 'Presented by Orbit' }).waitFor()
      const pause = layer.getByRole('button', { name: 'Pause video' })
      await pause.waitFor()
      const box = (await layer.boundingBox())!
      assert.closeTo(box.width, PHONE.width, 1)
      assert.closeTo(box.y + box.height, PHONE.height, 1)
      const video = layer.locator('video')
      assert.deepEqual(
        await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop]),
        [true, true]
      )
      await pause.click()
      await layer.getByRole('button', { name: 'Play video' }).waitFor()
      assert.isTrue(await video.evaluate((element: HTMLVideoElement) => element.paused))
      assert.deepEqual(await shiftsOf(page.mainFrame()), [])
    })
  })

  test('has the video of an experiment from the passive widget to the result, and the frame the console alone', async ({
    assert,
  }) => {
    const policy = strictPolicy(`; img-src ${app()}; media-src ${app()}`)
    const experimentFlags = { frankenstein: true }
    const given = { rules: [], policy, frameBreak: false, experimentFlags }
    await read(given, DESKTOP, async (page, widget) => {
      const layer = page.getByRole('region', { name: 'Quiz game' })
      await layer.locator('video').waitFor()
      const game = page.locator('#game')
      // In the page, not in the window: a press may scroll, where something glides over its target.
      const place = () =>
        game.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x: x + scrollX, y: y + scrollY, width, height }
        })
      const first = await place()
      await widget.card('VideoPlayer').waitFor({ state: 'detached' })
      const before = await game.boundingBox()
      const console = await widget.within.locator('.vs-panel--console').boundingBox()
      const below = before!.y + before!.height - console!.y - console!.height
      assert.isAbove(below, before!.height / 8)
      await widget.press(widget.answer('A'))
      await widget.reached('result')
      assert.equal(await layer.locator('video').count(), 1)
      assert.equal(await widget.card('VideoPlayer').count(), 0)
      assert.deepEqual(await place(), first)
    })
  })

  test('shows our own banner in a slot that nobody fills', async () => {
    const given = { rules: [at('modal', 'PassiveAdSlot')], policy: strictPolicy() }
    await read({ ...given, ads: { provider: 'house' } }, DESKTOP, async (page) => {
      const slot = page.getByRole('complementary', { name: 'Advertisement' })
      await slot.getByText('Two sides. One pick.').waitFor()
    })
  })

  test('is not fetched where the configuration has none: the card stays in the frame', async () => {
    const rules = [PILL]
    await read({ rules, policy: strictPolicy(), frameBreak: false }, DESKTOP, async (_, widget) =>
      widget.button('Call the game').waitFor()
    )
  })
})

import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { Locator, Page, Route } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { hearErrors } from '#tests/browser/faults/errors_heard'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const SLOT = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}"></div>`
const FAILED_LOADS = [/Failed to load resource/]
const HOST = /\/assets\/host\.[^/]+\.js$/

/** The question can be read above the link, and the answers do not look as if they could be pressed. */
async function asksOnly(assert: Assert, widget: WidgetOnPage, link: Locator) {
  const question = (await widget.within.locator('.vs-question').boundingBox())!
  assert.isAtLeast(question.height, 20)
  assert.isAtMost(question.y + question.height, (await link.boundingBox())!.y)
  for (const side of ['A', 'B'] as const) {
    const opacity = () => widget.answer(side).evaluate((answer) => getComputedStyle(answer).opacity)
    await eventually(async () => assert.equal(await opacity(), '0.4'))
  }
}

test.group('Browser | a page that is careful, or a server that is not whole', (group) => {
  const server = FaultServer.startedBy(group.each)

  test('with the embedder policy {$self} shows the game')
    .with(['require-corp', 'credentialless'])
    .run(async (_, policy) => {
      servePaper(server, [SLOT], { headers: { 'cross-origin-embedder-policy': policy } })
      await asVisitor({}, async ({ page }) => {
        const heard = await hearErrors(page)
        const widget = await readPaper(page, server)
        await widget.takenOver()
        await widget.play('A')
        await heard.are([])
      })
    })

  /** The paper in a sandboxed frame of another page of the publisher. */
  async function readSandboxed(page: Page, sandbox: string) {
    servePaper(server, [SLOT])
    server.answer('/outer', () => ({
      status: 200,
      type: 'text/html',
      body: `<!doctype html><title>Outer</title>
        <iframe id="paper" width="460" height="700" sandbox="${sandbox}" src="/paper"></iframe>`,
    }))
    await page.goto(`${server.origin}/outer`)
    return new WidgetOnPage(page, page.frameLocator('#paper').frameLocator('#w0 iframe'))
  }

  test('in a sandbox that keeps its origin shows the game', async () => {
    await asVisitor({}, async ({ page }) => {
      const widget = await readSandboxed(page, 'allow-scripts allow-same-origin allow-popups')
      await widget.takenOver()
      await widget.play('A')
    })
  })

  test('in a sandbox without an origin hears that nothing came, and keeps its text in place', async ({
    assert,
  }) => {
    await asVisitor({ tolerate: [/Framing .* violates/] }, async ({ page }) => {
      const heard = await hearErrors(page)
      await readSandboxed(page, 'allow-scripts')
      const paper = page.frame({ url: `${server.origin}/paper` })!
      const slot = paper.locator('#w0')
      const frame = slot.locator('iframe')
      await frame.waitFor({ state: 'hidden' })
      await heard.are([], paper)
      await heard.are(['init not executed'], paper)
      assert.isFalse(await frame.isVisible())
      assert.isTrue(await slot.isVisible())
      assert.isAtLeast((await slot.boundingBox())!.height, 307)
    })
  })

  test('draws our oEmbed answer in a sandbox, which says that it cannot play and leads to the page', async ({
    assert,
  }) => {
    const path = `/widget/${demoWidgetId('daily_fold_inline')}`
    server.answer('/blog', () => ({
      status: 200,
      type: 'text/html',
      body: `<!doctype html><title>Blog</title>
        <script>addEventListener('message', ({ data }) => { window.asked = data })</script>
        <iframe width="460" height="400" sandbox="allow-scripts" src="${env.get('APP_URL')}${path}#?secret=aB3"></iframe>`,
    }))
    await asVisitor({ tolerate: [/sandbox/i, /allow-popups/] }, async ({ page }) => {
      await page.goto(`${server.origin}/blog`)
      const widget = new WidgetOnPage(page, page.frameLocator('iframe'))
      const link = widget.within.getByRole('link', { name: /^The game didn’t load/ })
      await link.waitFor()
      assert.include(await link.innerText(), path)
      assert.isTrue(await widget.answer('A').isDisabled())
      await asksOnly(assert, widget, link)
      await link.click()
      await page.waitForFunction(() => 'asked' in window)
      const asked = await page.evaluate(() => (window as unknown as { asked: object }).asked)
      const value = new URL(path, env.get('APP_URL')).href
      assert.deepEqual(asked, { message: 'link', value, secret: 'aB3' })
    })
  })

  test('from a server that is gone shows no refusal of the browser', async ({ assert }) => {
    servePaper(server, [SLOT])
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      const heard = await hearErrors(page)
      await context.route('**/go/**', (route: Route) => route.abort('connectionrefused'))
      await page.goto(`${server.origin}/paper`)
      await page.locator('#w0 iframe').waitFor({ state: 'hidden' })
      await heard.are([])
      // The outline of a question stands in its place.
      const slot = page.locator('#w0 > div > div > div')
      assert.isTrue(await slot.isVisible())
      assert.isAtLeast((await slot.boundingBox())!.height, 307)
      const drawn = await slot.evaluate((it) => getComputedStyle(it).backgroundImage)
      assert.match(drawn, /^linear-gradient/)
    })
  })

  test('that blocks the host locks no answer, and leads to the game in a window of its own', async ({
    assert,
  }) => {
    servePaper(server, [SLOT])
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      const heard = await hearErrors(page)
      await context.route(HOST, (route: Route) => route.abort())
      const widget = await readPaper(page, server)
      const link = widget.within.getByRole('link', { name: /^The game didn’t load/ })
      await link.waitFor()
      assert.match((await link.getAttribute('href')) ?? '', /\/widget\/[\w-]{36}$/)
      assert.equal(await link.getAttribute('target'), '_blank')
      assert.isTrue(await widget.answer('A').isDisabled())
      assert.isNull(await widget.root.getAttribute('data-picked'))
      await asksOnly(assert, widget, link)
      await heard.are(['not available'])
      assert.isTrue(await page.locator('#w0').isVisible())
    })
  })

  test('that loses the host once plays, and takes the pick along', async ({ assert }) => {
    servePaper(server, [SLOT])
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      let attempts = 0
      await context.route(HOST, (route: Route) => {
        attempts += 1
        return attempts === 1 ? route.abort() : route.fallback()
      })
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await widget.play('A')
      assert.equal(attempts, 2)
    })
  })

  test('without a poster shows no broken picture, and plays', async ({ assert }) => {
    servePaper(server, [SLOT])
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      await context.route('**/demo-media/*.webp', (route: Route) => route.abort())
      const widget = await readPaper(page, server)
      await widget.takenOver()
      for (const picture of await widget.within.locator('.vs-video img').all()) {
        assert.isFalse(await picture.isVisible())
      }
      await widget.play('A')
    })
  })

  test('without its API plays to the result, and takes the pick along', async () => {
    servePaper(server, [SLOT])
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      await context.route(/:\d+\/v[12]\//, (route: Route) => route.fulfill({ status: 503 }))
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await widget.play('B')
    })
  })
})

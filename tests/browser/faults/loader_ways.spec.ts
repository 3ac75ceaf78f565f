import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { demoWidgetId } from '#database/demo/ids'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'

declare const VSWidget: VSWidgetGlobal

const { origin } = new URL(env.get('APP_URL'))
const WIDGET = demoWidgetId('daily_fold_inline')
const SLOT = `<div id="w0" data-vs-widget="${WIDGET}"></div>`
const PINNED = `${origin}/embed/v1/loader.0123456789.js`

/** Today's loader, under the name that it has once it is pinned. */
const pin = (page: Page) =>
  page.context().route(PINNED, async (route) => {
    const response = await route.fetch({ url: `${origin}/embed/v1/loader.js` })
    await route.fulfill({ response })
  })

test.group('Browser | the ways that the loader comes into a page', (group) => {
  const server = FaultServer.startedBy(group.each)

  async function plays(page: Page) {
    const widget = await readPaper(page, server)
    await widget.takenOver()
    await widget.play('A')
  }

  test('a module shows the game: {$self}')
    .with([`${origin}/embed/v1/loader.js`, PINNED])
    .run(async (_, address) => {
      servePaper(server, [SLOT, `<script type="module" src="${address}"></script>`])
      await asVisitor({}, async ({ page }) => {
        await pin(page)
        await plays(page)
      })
    })

  test('an import shows the game: {$self}')
    .with([`${origin}/embed/v1/loader.js`, PINNED])
    .run(async (_, address) => {
      const body = `<link rel="modulepreload" href="${address}">${SLOT}`
      servePublisherPage(server, {
        path: '/paper',
        body,
        style: '',
        script: `import('${address}')`,
      })
      await asVisitor({}, async ({ page }) => {
        await pin(page)
        await plays(page)
      })
    })

  test('the package shows the game where trusted types are required, by the one policy', async ({
    assert,
  }) => {
    const built = await readFile(app.makePath('build/packages/embed/index.js'), 'utf8')
    server.answer('/embed.js', () => ({ status: 200, type: 'text/javascript', body: built }))
    servePublisherPage(server, {
      path: '/paper',
      // The package brings the loader.
      body: `<link rel="modulepreload" href="/embed.js?/embed/v1/loader.js"><div id="w0"></div>`,
      style: '',
      script: `import { mount } from '/embed.js'
        mount('#w0', { origin: '${origin}', widget: '${WIDGET}' })`,
      headers: {
        'content-security-policy': `script-src ${origin} 'self'; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types sidepick`,
      },
    })
    await asVisitor({}, async ({ page }) => {
      await plays(page)
      const made = await page.evaluate(() => {
        const { policy } = VSWidget as unknown as {
          policy: { createScriptURL(url: string): unknown }
        }
        try {
          return String(policy.createScriptURL('https://evil.example/embed/v1/loader.js'))
        } catch (error) {
          return (error as Error).name
        }
      })
      assert.equal(made, 'TypeError')
    })
  })

  test('a body that is a copy shows each game once', async ({ assert }) => {
    servePaper(server, [SLOT])
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await page.evaluate(() => {
        document.body.replaceWith(document.body.cloneNode(true))
        VSWidget.scan()
      })
      await widget.takenOver()
      assert.equal(await page.locator('#w0 iframe').count(), 1)
      assert.equal(await page.locator('#w0 > div').count(), 1)
      await widget.play('A')
    })
  })
})

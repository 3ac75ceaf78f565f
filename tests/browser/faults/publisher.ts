import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import type { FaultServer } from '#tests/browser/faults/fault_server'
import { WidgetOnPage } from '#tests/helpers/browser_widget'

const PATH = '/paper'
const STYLE = 'main { width: 428px } div { margin-block: 1em }'

/** A publisher's page with widgets of this flavour, as strict about scripts and styles as a careful one is. */
export function servePublisher(server: FaultServer, flavour: string, widgets = 1) {
  const appUrl = new URL(env.get('APP_URL')).origin
  const attributes = `data-vs-widget="${demoWidgetId('daily_fold_inline')}" data-vs-flavour="${flavour}"`
  const slots = Array.from(
    { length: widgets },
    (_, index) => `<div id="w${index}" ${attributes}></div>`
  )
  const policy = [
    `default-src 'none'`,
    `script-src ${appUrl}`,
    `style-src 'self'`,
    `frame-src ${appUrl}`,
    `base-uri 'none'`,
  ].join('; ')
  server.answer('/favicon.ico', () => ({ status: 204 }))
  server.answer('/paper.css', () => ({ status: 200, type: 'text/css', body: STYLE }))
  server.answer(PATH, () => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'cache-control': 'no-cache', 'content-security-policy': policy },
    body: `<!doctype html><html lang="en"><title>A paper</title>
      <link rel="stylesheet" href="/paper.css"><main><h1>A story</h1>${slots.join('')}</main>
      <script async src="${appUrl}/embed/v1/loader.js"></script></html>`,
  }))
}

export async function readPaper(page: Page, server: FaultServer): Promise<WidgetOnPage> {
  await page.goto(server.origin + PATH)
  return widgetAt(page, 0)
}

export function widgetAt(page: Page, index: number): WidgetOnPage {
  return new WidgetOnPage(page, page.frameLocator(`#w${index} iframe`))
}

import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import type { FaultServer } from '#tests/browser/faults/fault_server'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { WidgetOnPage, type Manner } from '#tests/helpers/browser_widget'

const PATH = '/paper'
const STYLE = 'main { width: 428px } div { margin-block: 1em }'

interface Paper {
  headers?: Record<string, string>
  style?: string
}

/** A publisher's page with these containers. */
export function servePaper(
  server: FaultServer,
  slots: string[],
  { headers, style = STYLE }: Paper = {}
) {
  const body = `<main><h1>A story</h1>${slots.join('')}<p>The end</p></main>`
  servePublisherPage(server, { path: PATH, body, style, headers })
}

/** A publisher's page with widgets of this flavour. */
export function servePublisher(server: FaultServer, flavour: string, widgets = 1) {
  const attributes = `data-vs-widget="${demoWidgetId('daily_fold_inline')}" data-vs-flavour="${flavour}"`
  const slots = Array.from(
    { length: widgets },
    (_, index) => `<div id="w${index}" ${attributes}></div>`
  )
  servePaper(server, slots)
}

export async function readPaper(
  page: Page,
  server: FaultServer,
  { host = 'localhost', ...manner }: Manner & { host?: string } = {}
): Promise<WidgetOnPage> {
  await page.goto(server.origin.replace('localhost', host) + PATH)
  return widgetAt(page, 0, manner)
}

export function widgetAt(page: Page, index: number, manner?: Manner): WidgetOnPage {
  return new WidgetOnPage(page, page.frameLocator(`#w${index} iframe`), manner)
}

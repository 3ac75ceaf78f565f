import type { Locator, Page } from 'playwright-core'
import env from '#start/env'
import { WidgetOnPage } from '#tests/helpers/browser_widget'

const addressOf = (slug: string) => new URL(`/demo/${slug}`, env.get('DEMO_PUBLISHER_URL')).href

export const openDemo = (page: Page, slug: string) => page.goto(addressOf(slug))

const toTheMiddle = (place: Locator) =>
  place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )

/** Opens a page whose loader comes when the reader sees the widget's place already. */
export async function openBeforeLoader(page: Page, slug: string): Promise<void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/loader.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(addressOf(slug), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'All demo pages' }).first().waitFor()
  await toTheMiddle(page.locator('[data-vs-widget]').first())
  await painted(page)
  letGo()
}

/** One of the page's widgets with its cards in place, in the middle of the window, where it may grow. */
export async function widgetAt(page: Page, index: number, touch = false): Promise<WidgetOnPage> {
  const container = page.locator('[data-vs-widget]').nth(index)
  await toTheMiddle(container)
  const widget = new WidgetOnPage(page, container.frameLocator('iframe'), { hurried: true, touch })
  await widget.takenOver()
  return widget
}

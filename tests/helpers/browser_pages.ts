import type { Locator, Page } from 'playwright-core'
import env from '#start/env'

/** A page of the app, as somebody sees it who knows nothing of its code. */
interface AppPage {
  heading: () => Locator
  text: (text: string | RegExp) => Locator
  button: (name: string) => Locator
  /** Whether the keyboard goes on from inside the page. */
  holdsFocus: () => Promise<boolean>
}

/** Opens an address of the app by itself. */
export async function openApp(page: Page, path: string): Promise<AppPage> {
  await page.goto(new URL(path, env.get('APP_URL')).href)
  const main = page.locator('main')
  await main.waitFor()
  return {
    heading: () => main.getByRole('heading').first(),
    text: (text) => main.getByText(text),
    button: (name) => main.getByRole('button', { name, exact: true }),
    async holdsFocus() {
      const focused = main.locator(':focus')
      await focused.waitFor()
      return (await focused.count()) === 1
    },
  }
}

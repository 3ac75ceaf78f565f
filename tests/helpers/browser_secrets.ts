import app from '@adonisjs/core/services/app'
import type { Page } from 'playwright-core'
import { isPlatforms } from '@sidepick/rules/owners'
import { RemotesContract } from '#remotes/contract'

/** Fields for a password, a PIN or a card. */
export const SECRET_FIELDS = [
  'input[type="password"]',
  ...['current-password', 'new-password', 'one-time-code', 'cc-number', 'cc-csc'].map(
    (word) => `[autocomplete~="${word}"]`
  ),
].join(', ')

/** Screens that say of themselves that they ask for a secret, which the platform's alone may. */
export async function secretScreens(): Promise<ReadonlySet<string>> {
  const remotes = await app.container.make(RemotesContract)
  const entries = await remotes.resolve({ flavour: 'default', unitId: null })
  const screens = entries.filter(isPlatforms).flatMap((entry) => entry.screens)
  return new Set(screens.flatMap(({ name, secret }) => (secret ? [name] : [])))
}

/** Whether the page asks for a secret. */
export const asksForSecret = async (page: Page) => (await page.locator(SECRET_FIELDS).count()) > 0

import type { Page } from 'playwright-core'
import { acceptTerms } from '#tests/helpers/browser_session'
import { openApp } from '#tests/helpers/browser_pages'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

/** Somebody who works in the console, and has accepted the terms. */
export async function workerWith(
  ...roles: ('creator' | 'admin' | 'superadmin')[]
): Promise<TestPlayer> {
  const worker = await createPlayer({ roles })
  await acceptTerms(worker.id)
  return worker
}

/** Opens the console as somebody who is signed in on this device. */
export async function openConsole(page: Page, { refreshToken }: TestPlayer, path = '') {
  await openApp(page, '/docs/rules')
  await page.evaluate((token) => localStorage.setItem('refresh_token', token), refreshToken)
  return openApp(page, `/console${path}`)
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

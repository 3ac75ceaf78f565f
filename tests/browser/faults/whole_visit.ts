import type { Page } from 'playwright-core'
import { visit } from '#tests/helpers/browser_widget'

/** Plays to the result, goes on to the next game, and opens the way into an account by the menu. */
export async function playWhole(tab: Page) {
  const widget = await visit(tab, '/demo/inline')
  const { gameId } = await widget.play('A')
  await widget.press(widget.button('Next Game'))
  await widget.within.locator(`#vs-root:not([data-game-id="${gameId}"])`).waitFor()
  await widget.press(widget.button('Menu'))
  const menu = widget.within.getByRole('dialog', { name: 'Menu' })
  await widget.press(menu.getByRole('button', { name: 'Sign in' }))
  await widget.within.getByLabel('Email', { exact: true }).waitFor()
  return widget
}

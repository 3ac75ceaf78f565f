import { createPlayer } from '#tests/helpers/players'
import { showWidget, type WidgetOnPage } from '#tests/helpers/browser_widget'

/** Leaves the widget as a player's who signed in on an earlier visit, by the token that visit kept. */
export async function signedInBefore(widget: WidgetOnPage): Promise<{ id: string }> {
  const player = await createPlayer()
  await widget.root.evaluate(
    (_, token) => (globalThis as unknown as Kept).localStorage.setItem('refresh_token', token),
    player.refreshToken
  )
  const known = widget.page.waitForResponse((response) => response.url().endsWith(PROFILE))
  await widget.page.reload()
  await known
  await showWidget(widget)
  return player
}

const PROFILE = '/v1/profiles'

type Kept = { localStorage: { setItem: (key: string, value: string) => void } }

import { test } from '@japa/runner'
import type { BrowserContext, Route } from 'playwright-core'
import { playWhole } from '#tests/browser/faults/whole_visit'
import { asVisitor } from '#tests/helpers/browser'
import { playsOf } from '#tests/helpers/browser_player'
import { signedInBefore } from '#tests/helpers/browser_session'
import { showWidget, visit } from '#tests/helpers/browser_widget'

const CALLS = /:\d+\/(v[12]|auth)\//

/** Lets each call to a path that fits hang once; returns how often each was asked for. */
async function hangOnce(context: BrowserContext, paths = CALLS) {
  const asked: Record<string, number> = {}
  await context.route(paths, (route: Route) => {
    const request = route.request()
    if (request.resourceType() !== 'fetch') return route.fallback()
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    asked[call] = (asked[call] ?? 0) + 1
    if (asked[call] > 1) return route.fallback()
  })
  return asked
}

test.group('Browser | calls that never answer', () => {
  test('leave a stranger a visit with result, next game, menu and account', async ({ assert }) => {
    await asVisitor({}, async ({ context, page }) => {
      const asked = await hangOnce(context)
      await playWhole(page)
      assert.includeMembers(Object.keys(asked), ['POST /v1/analytics/events'])
      assert.isTrue(Object.keys(asked).some((call) => call.startsWith('POST /v2/widgets/')))
    })
  })

  test('before a player is known leave result and next game, and the pick is the player’s', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ context, page }) => {
      const widget = await visit(page, '/demo/inline')
      const { id } = await signedInBefore(widget)
      const asked = await hangOnce(context, /\/auth\/refresh$/)
      await page.reload()
      await showWidget(widget)
      const { gameId, side } = await widget.play('A')
      await widget.press(widget.button('Next Game'))
      await widget.within.locator(`#vs-root:not([data-game-id="${gameId}"])`).waitFor()
      const [play] = await playsOf(id, 1)
      assert.include(play, { gameId, side })
      assert.equal(asked['POST /auth/refresh'], 2)
    })
  })
})

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { givenNotification } from '#tests/fixtures/notifications'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { acceptTerms, ASKED_BEFORE } from '#tests/helpers/browser_session'
import { eventually } from '#tests/helpers/eventually'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'

/** Ids of the players whose streams are open. */
async function listeners(): Promise<string[]> {
  const transmit = await app.container.make('transmit')
  return [...transmit.getManager().getAllSubscribers().values()].flatMap((channels) =>
    [...channels].map((channel) => channel.replace('users/', ''))
  )
}

test.group('A player whose page is open', () => {
  test('sees at once what is new, and is heard of no more after the log-out', async ({
    assert,
  }) => {
    await asVisitor({ tolerate: [ASKED_BEFORE] }, async ({ page }) => {
      const player = await createPlayer()
      await acceptTerms(player.id)
      // Somebody who left a moment ago may still have one.
      await eventually(async () => assert.isEmpty(await listeners()))
      await openApp(page, '/docs/rules')
      assert.isEmpty(await listeners(), 'a stranger has a stream')
      const keep = (token: string) => localStorage.setItem('refresh_token', token)
      await page.evaluate(keep, player.refreshToken)
      const own = await openApp(page, '/profile')
      await own.button('Sign out').waitFor()
      await eventually(async () => assert.deepEqual(await listeners(), [player.id]))

      // A poll would take a minute, which is longer than anybody waits here.
      for (const text of ['1 new notification', '2 new notifications']) {
        await givenNotification(player.id)
        await drainOutbox()
        await own.text(text).waitFor({ timeout: 45_000 })
      }

      await own.button('Sign out').click()
      await eventually(async () => assert.isEmpty(await listeners()))
    })
  })
})

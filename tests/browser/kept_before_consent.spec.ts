import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { givenLook } from '#tests/fixtures/looks'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

/** Where a reader has to agree before anything is stored; the game's film exists nowhere. */
const BERLIN = { timeZone: 'Europe/Berlin', hurried: true, tolerate: [/404/] }

test.group('A play before any consent', () => {
  test('is kept in the browser only where the flag enableLocalCookies says so', async ({
    assert,
  }) => {
    const { id: playlistId } = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id } = await givenWidget({ playlistId })
    for (const enableLocalCookies of [false, true]) {
      const look = await givenLook({ themeFlags: { enableLocalCookies } })
      await asVisitor(BERLIN, async ({ page }) => {
        const widget = await visitAlone(page, look.address(id), { hurried: true })
        await widget.play('A')
        const kept = await page.evaluate(() => Object.keys(localStorage))
        const plays = kept.filter((key) => key.endsWith(':playedGames'))
        assert.lengthOf(plays, enableLocalCookies ? 1 : 0)
      })
    }
  })
})

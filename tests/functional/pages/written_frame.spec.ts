import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { containerWithFrame } from '@sidepick/rules/snippet'
import env from '#start/env'
import { newId } from '#shared/ids'
import { OWN, SHARED } from '#pages/entry/is_shared'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { check, LOADER } from '#tests/helpers/embed_check'
import { FRAME, inlined, TOP } from '#tests/helpers/entry_page'

const STORY = 'https://paper.example/story?id=7'

/** The address that a snippet has, which knows no article. */
async function givenSnippet() {
  const games = [await givenGame(), await givenGame()]
  const playlist = await givenPlaylist({ gameIds: games.map((game) => game.id) })
  const { id } = await givenWidget({ playlistId: playlist.id })
  return { id, games, path: `/go/${encodeInitPayload({ widgetId: id })}/widget/${id}` }
}

test.group('The entry page of a frame that stands in a snippet', () => {
  test('learns the article from the browser, and is for that browser alone', async ({
    client,
    assert,
  }) => {
    const { path } = await givenSnippet()
    const response = await client.get(path).headers({ ...FRAME, referer: STORY })
    const { init, host } = inlined(response.text())
    assert.equal(init.ref, STORY)
    assert.equal(host, 'paper.example')
    assert.equal(response.header('cache-control'), OWN)
  })

  test('learns it from its own address, where shared caches may keep it', async ({
    client,
    assert,
  }) => {
    const { path } = await givenSnippet()
    const headers = { ...FRAME, referer: 'https://paper.example/' }
    const response = await client.get(path).qs({ ref: STORY }).headers(headers)
    assert.equal(inlined(response.text()).init.ref, STORY)
    assert.equal(response.header('cache-control'), SHARED)
  })

  test('keeps to the page that the loader named, whatever its query says', async ({
    client,
    assert,
  }) => {
    const { id } = await givenSnippet()
    const payload = encodeInitPayload({ widgetId: id, ref: STORY })
    const response = await client
      .get(`/go/${payload}/widget/${id}`)
      .qs({ ref: 'https://evil.example/' })
    assert.equal(inlined(response.text()).init.ref, STORY)
  })

  test('takes no list and no text beyond 2,000 characters for an address', async ({
    client,
    assert,
  }) => {
    const { path } = await givenSnippet()
    for (const query of [`ref[]=${STORY}`, `ref=${'x'.repeat(2001)}`, 'ref=']) {
      const response = await client.get(`${path}?${query}`).headers(FRAME)
      response.assertStatus(200)
      assert.isUndefined(inlined(response.text()).init.ref)
    }
  })

  test('opens the game that was shared in the article, in a frame alone', async ({
    client,
    assert,
  }) => {
    const { id, path, games } = await givenSnippet()
    const [first, second] = games
    const referer = `${STORY}&vs_game=${second!.id}&vs_widget=${id}`
    const shownTo = async (headers: Record<string, string>) =>
      /data-game-id="([^"]+)"/.exec((await client.get(path).headers(headers)).text())?.[1]
    assert.equal(await shownTo({ ...FRAME, referer }), second!.id)
    assert.equal(await shownTo({ ...TOP, referer }), first!.id)
  })
})

test.group('The check of a line with a frame in it', () => {
  const { origin } = new URL(env.get('APP_URL'))
  const findings = async (client: ApiClient, line: string) => {
    const { found } = await check(client, { snippet: line + LOADER })
    return found
  }

  test('finds nothing wrong with the line as it was built, nor with its article', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const line = containerWithFrame({ widget: id, mode: 'docked', lang: 'es-mx' }, origin)
    assert.deepEqual(await findings(client, line), [])
    const ofArticle = line.replace(/ src="([^"]*)"/, ` src="$1?ref=${encodeURIComponent(STORY)}"`)
    assert.notEqual(ofArticle, line)
    assert.deepEqual(await findings(client, ofArticle), [])
  })

  test('says that the frame is not that of the element: {0}')
    .with(['another widget', 'another language'])
    .run(async ({ client, assert }, what) => {
      const { id } = await givenWidget()
      const line =
        what === 'another widget'
          ? containerWithFrame({ widget: newId() }, origin).replace(
              /data-vs-widget="[^"]*"/,
              `data-vs-widget="${id}"`
            )
          : containerWithFrame({ widget: id, lang: 'es-mx' }, origin).replace(
              'data-vs-lang="es-mx"',
              'data-vs-lang="en-us"'
            )
      const [found = '', ...more] = await findings(client, line)
      assert.isEmpty(more)
      assert.match(found, /^warning: The frame in the line is not that of the element/)
    })
})

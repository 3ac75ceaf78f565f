import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { SHARED } from '#pages/entry/is_shared'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'

async function givenEntry() {
  const [first, second, third] = [await givenGame(), await givenGame(), await givenGame()]
  const gameIds = [first.id, second.id, third.id]
  const { id: playlistId } = await givenPlaylist({ gameIds, rules: { autofill: false } })
  const { id: widgetId } = await givenWidget({ playlistId })
  /** The frame in an article with this query; `rest` is what the container's options add to its path. */
  const frame = (query: string, rest = '') => {
    const payload = encodeInitPayload({ ref: `https://paper.example/story?a=1${query}`, v: '1' })
    return `/go/${payload}/widget/${widgetId}${rest}`
  }
  return { first, second, third, widgetId, frame }
}

test.group('The article of a reader who followed a shared link', () => {
  test('opens the game that its address names, before the one of the snippet', async ({
    client,
    assert,
  }) => {
    const { second, third, widgetId, frame } = await givenEntry()
    const named = `&vs_widget=${widgetId}&vs_game=${third.id.toUpperCase()}`
    for (const path of [
      frame(named),
      frame(`&vs_game=${third.id}`),
      frame(named, `/game/${second.id}`),
    ]) {
      const response = await client.get(path)
      assert.include(response.text(), `data-game-id="${third.id}"`)
      assert.equal(response.header('cache-control'), SHARED)
      const ids = inlined(response.text()).widget.playlist.games.map(({ id }) => id)
      assert.lengthOf(new Set(ids), 3)
    }
  })

  test('opens its usual game where the address names none of this widget', async ({
    client,
    assert,
  }) => {
    const { first, second, third, frame } = await givenEntry()
    for (const query of [
      '',
      `&vs_game=${newId()}`,
      '&vs_game=',
      '&vs_game=%00"><script>',
      `&vs_widget=${newId()}&vs_game=${third.id}`,
      `&vs_widget=x&vs_game=${third.id}`,
    ]) {
      const usual = await client.get(frame(query))
      assert.include(usual.text(), `data-game-id="${first.id}"`, query)
      const chosen = await client.get(frame(query, `/game/${second.id}`))
      assert.include(chosen.text(), `data-game-id="${second.id}"`, query)
    }
  })

  test('counts for whoever shared it', async ({ client, assert }) => {
    const { widgetId, frame } = await givenEntry()
    const [sharer, other] = [newId(), newId()]
    const refUOf = async (path: string) => inlined((await client.get(path)).text()).init.refUId
    const query = `&vs_widget=${widgetId}&vs_ref_user=${sharer}`
    assert.equal(await refUOf(frame(query)), sharer)
    assert.equal(await refUOf(frame(query, `/refU/${other}`)), sharer)
    assert.equal(await refUOf(frame('&vs_ref_user=x', `/refU/${other}`)), other)
  })

  test('is told by the loader alone, and by no referrer', async ({ client, assert }) => {
    const { first, third, widgetId } = await givenEntry()
    const referer = `https://paper.example/story?vs_game=${third.id}`
    const response = await client.get(`/widget/${widgetId}`).headers({ referer })
    assert.include(response.text(), `data-game-id="${first.id}"`)
  })
})

import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { givenCreator } from '#tests/fixtures/creators'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { forwardClock } from '#tests/helpers/forward_clock'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const STEP_MS = 500

/** Where a widget's games are read: by strangers from memory, chosen by a query, and in the entry page. */
const pathsOf = (widgetId: string) => [
  `/v1/widgets/${widgetId}`,
  `/v2/widgets/${widgetId}?language=en-us`,
  `/widget/${widgetId}`,
]

type Hide = (client: ApiClient, id: string, creator: { accessToken: string }) => Promise<void>

const anAdmin = () => createPlayer({ roles: ['admin'] })

const WAYS: [string, Hide][] = [
  [
    'canceled by an admin',
    async (client, id) => {
      const { accessToken } = await anAdmin()
      const response = await client.patch(`/v1/admin/games/${id}/cancel`).bearerToken(accessToken)
      response.assertStatus(200)
    },
  ],
  [
    'quarantined by an admin',
    async (client, id) => {
      const { accessToken } = await anAdmin()
      const response = await client
        .patch(`/v1/admin/games/${id}`)
        .bearerToken(accessToken)
        .json({ state: 'quarantined' })
      response.assertStatus(200)
    },
  ],
  [
    'quarantined by complaints',
    async (client, id) => {
      for (let n = 0; n < constants.complaints.quarantineAt; n++) {
        const compliantData = { sessionId: `hidden-${n}`, reason: 'It is wrong' }
        const request = client.post(`/v1/games/${id}/complaint`).headers(visitor())
        const response = await request.json({ compliantData })
        response.assertStatus(201)
      }
    },
  ],
  [
    'deleted by its creator',
    async (client, id, { accessToken }) => {
      const response = await client.delete(`/v1/creator/games/${id}`).bearerToken(accessToken)
      response.assertStatus(200)
    },
  ],
]

test.group('A game that was taken off the lists', () => {
  test('{0}, is gone when a widget may not be older, however often it was read meanwhile')
    .with(WAYS)
    .run(async ({ client, assert, cleanup }, [, hide]) => {
      const creator = await givenCreator()
      const { id } = await givenGame({ creatorId: creator.id })
      const playlist = await givenPlaylist({ gameIds: [id], rules: { autofill: false } })
      const widget = await givenWidget({ playlistId: playlist.id })
      const paths = pathsOf(widget.id)
      const shows = async (path: string) => {
        const response = await client.get(path)
        response.assertStatus(200)
        return response.text().includes(id)
      }
      for (const path of paths) assert.isTrue(await shows(path), path)
      await hide(client, id, creator)

      for (let ms = 0; ms < constants.cacheMs.widget; ms += STEP_MS) {
        for (const path of paths) await shows(path)
        forwardClock(cleanup, STEP_MS)
      }
      for (const path of paths) assert.isFalse(await shows(path), path)
      const player = await createPlayer()
      const own = await client.get(paths[0]!).bearerToken(player.accessToken)
      assert.isEmpty(own.body().playlist.games)
    })
})

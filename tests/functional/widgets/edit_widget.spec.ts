import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const pathOf = ({ id }: { id: string }) => `/v1/creator/widgets/${id}`
const aCreator = () => createPlayer({ roles: ['creator'] })

async function givenOwn() {
  const creator = await aCreator()
  const widget = await givenWidget({ creatorId: creator.id })
  return { creator, widget, path: pathOf(widget) }
}

test.group('PATCH /v1/creator/widgets/{id}', () => {
  test('merges the configuration part by part, and leaves the rest', async ({ client, assert }) => {
    const { creator, widget, path } = await givenOwn()
    const patch = (body: object) => client.patch(path).bearerToken(creator.accessToken).json(body)
    const flags = { noMinWidth: true, passiveModeEnabled: true }
    const first = await patch({ config: { themeFlags: flags, gameTheme: { a: 'red' } } })
    first.assertStatus(200)
    const second = await patch({ name: 'New', config: { themeFlags: { noMinWidth: false } } })
    assert.deepEqual(second.body().config, {
      themeFlags: { noMinWidth: false },
      gameTheme: { a: 'red' },
    })
    const third = await patch({ config: { gameTheme: null } })
    assert.deepEqual(third.body().config, { themeFlags: { noMinWidth: false } })
    third.assertBodyContains({ name: 'New', type: widget.type, playlistId: widget.playlistId })
  })

  test('loses no part of several that are merged at once', async ({ client, assert }) => {
    const { creator, path } = await givenOwn()
    const parts = {
      gameTheme: { a: 'red' },
      componentsTheme: { Card: { a: 'red' } },
      componentFlags: { Card: true },
      themeFlags: { noMinWidth: true },
    }
    const answers = await Promise.all(
      Object.entries(parts).map(([name, part]) =>
        client
          .patch(path)
          .bearerToken(creator.accessToken)
          .json({ config: { [name]: part } })
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    const shown = await client.get(path).bearerToken(creator.accessToken)
    assert.deepEqual(shown.body().config, parts)
  })

  test('is what the page looks like at once', async ({ client, assert }) => {
    const { creator, widget, path } = await givenOwn()
    const look = async () => {
      const qs = { widgetId: widget.id, path: `/${newId()}` }
      const { config, widget: shown } = (await client.get('/v2/embed/bootstrap').qs(qs)).body()
      return { accent: config.widgetTheme.accent, flag: config.themeFlags.noMinWidth, ...shown }
    }
    const before = await look()
    const response = await client
      .patch(path)
      .bearerToken(creator.accessToken)
      .json({
        type: 'sidebar',
        theme: { accent: '#abcdef' },
        config: { themeFlags: { noMinWidth: !before.flag } },
      })
    response.assertStatus(200)
    assert.containsSubset(await look(), {
      accent: '#abcdef',
      flag: !before.flag,
      type: 'sidebar',
    })
  })

  test('is what is played at once, or no more', async ({ client, assert }) => {
    const { creator, widget, path } = await givenOwn()
    const game = await givenGame()
    const playlist = await givenPlaylist({ creatorId: creator.id, gameIds: [game.id] })
    const player = await createPlayer()
    const play = async ({ accessToken }: TestPlayer) => {
      const response = await client.get(`/v1/widgets/${widget.id}`).bearerToken(accessToken)
      return response.body().playlist?.id ?? response.status()
    }
    const patch = (body: object) => client.patch(path).bearerToken(creator.accessToken).json(body)
    assert.equal(await play(player), widget.playlistId)
    ;(await patch({ playlistId: playlist.id })).assertStatus(200)
    assert.equal(await play(player), playlist.id)
    ;(await patch({ active: false })).assertStatus(200)
    assert.equal(await play(player), 404)
    ;(await patch({ active: true })).assertStatus(200)
    assert.equal(await play(player), playlist.id)
  })

  test('refuses {0}, and changes nothing')
    .with([
      [
        "another one's playlist",
        async () => ({ playlistId: (await givenPlaylist()).id }),
        'playlistId',
      ],
      ['an unknown set', async () => ({ gameSetId: newId() }), 'gameSetId'],
      ['a bad flag', async () => ({ config: { themeFlags: { noMinWidth: 1 } } }), 'config'],
      ['a bad token', async () => ({ theme: { a: '}' } }), 'theme'],
      ['a mode that is none', async () => ({ type: 'x' }), 'type'],
      ['a text for sites', async () => ({ allowedDomains: 'a.example' }), 'allowedDomains'],
    ] as [string, () => Promise<object>, string][])
    .run(async ({ client, assert }, [, changes, field]) => {
      const { creator, widget, path } = await givenOwn()
      const body = { name: 'New', ...(await changes()) }
      const response = await client.patch(path).bearerToken(creator.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.equal((await db.from('widgets').where('id', widget.id).first()).name, widget.name)
    })

  test("does not know another one's, and leaves it alone", async ({ client, assert }) => {
    const [creator, other] = [await aCreator(), await givenWidget()]
    for (const id of [other.id, newId(), 'x']) {
      const path = pathOf({ id })
      const edited = await client.patch(path).bearerToken(creator.accessToken).json({ name: 'x' })
      edited.assertStatus(404)
      ;(await client.delete(path).bearerToken(creator.accessToken)).assertStatus(404)
    }
    const row = await db.from('widgets').where('id', other.id).first()
    assert.containsSubset(row, { name: other.name, deleted_at: null })
  })
})

test.group('DELETE /v1/creator/widgets/{id}', () => {
  test('takes it off every page, and keeps the row', async ({ client, assert }) => {
    const { creator, widget, path } = await givenOwn()
    const { accessToken } = await createPlayer()
    const play = () => client.get(`/v1/widgets/${widget.id}`).bearerToken(accessToken)
    ;(await play()).assertStatus(200)
    const remove = () => client.delete(path).bearerToken(creator.accessToken)
    const response = await remove()
    response.assertStatus(200)
    assert.deepEqual(response.body(), { deleted: true })
    ;(await play()).assertStatus(404)
    ;(await remove()).assertStatus(404)
    ;(await client.get(path).bearerToken(creator.accessToken)).assertStatus(404)
    const edited = await client.patch(path).bearerToken(creator.accessToken).json({ active: true })
    edited.assertStatus(404)
    assert.isNotNull((await db.from('widgets').where('id', widget.id).first()).deleted_at)
  })
})

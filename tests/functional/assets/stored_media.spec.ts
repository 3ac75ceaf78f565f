import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ExperiencesContract } from '#experiences/contract'
import { newId } from '#shared/ids'
import { storedMedia } from '#shared/database/stored_media'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const STRAY = '/auth/facebook?state=H'
const ALLOWED = 'https://media.example.com/a.webp'

/** As an earlier release, or a longer list of hosts, let it in. */
const smuggle = (table: string, id: string, values: object) =>
  db.from(table).where({ id }).update(values)

async function strayOf(id: string) {
  const found = []
  for await (const stray of storedMedia.listStray()) if (stray.id === id) found.push(stray)
  return found
}

/** Columns whose names say that an address is in them, and why it is none of a picture. */
const NO_MEDIA: Record<string, string> = {
  'creators.avatar': 'of an own upload alone',
  'creators.avatar_asset_id': 'an id',
  'custom_urls.url': 'a name in our own addresses',
  'game_plays.return_url': 'a page',
  'games.source_url': 'a link',
  'remote_releases.entry_url': 'a script of the registry',
  'users.avatar': 'of an own upload alone',
  'users.avatar_asset_id': 'an id',
}

test.group('Stored pictures and films', () => {
  test('of a game are not shown where they may not be fetched', async ({ client, assert }) => {
    const game = await givenGame()
    const { id: playlistId } = await givenPlaylist({ gameIds: [game.id] })
    const widget = await givenWidget({ playlistId })
    const videos = [{ previewVideoUrls: { mp4: STRAY } }, { previewVideoUrls: { mp4: ALLOWED } }]
    const csrAssets = [
      { src: STRAY },
      { src: ALLOWED, visuallySimilarVideos: videos },
      // As rows were written before.
      { url: ALLOWED, description: 'a cup' },
    ]
    await smuggle('games', game.id, {
      video_urls: JSON.stringify({ mp4720: 'https://gone.example/a.mp4', poster: STRAY }),
      landscape_video_urls: JSON.stringify({ mp4720: STRAY }),
      metadata: JSON.stringify({ csrAssets }),
    })
    const [shown] = (await client.get(`/v1/widgets/${widget.id}`)).body().playlist.games
    assert.deepEqual(shown.videoUrls, { mp4720: null, poster: null })
    assert.deepEqual(shown.landscapeVideoUrls, { mp4720: null })
    assert.isFalse(shown.landscapeGame)
    assert.deepEqual(shown.metadata.csrAssets, [
      { src: ALLOWED, visuallySimilarVideos: videos.slice(1) },
      { src: ALLOWED, description: 'a cup' },
    ])
    const html = (await client.get(`/widget/${widget.id}`)).text()
    assert.match(html, /<img class="vs-video__poster"\s+alt=""/)
    assert.notInclude(html, '/auth/facebook')
    const fields = (await strayOf(game.id)).map(({ field }) => field)
    assert.sameMembers(fields, [
      'videoUrls.mp4720',
      'videoUrls.poster',
      'landscapeVideoUrls.mp4720',
      'metadata.csrAssets.0.src',
      'metadata.csrAssets.1.visuallySimilarVideos.0.previewVideoUrls.mp4',
    ])
    ace.ui.switchMode('raw')
    const listed = await ace.exec('media:stray', [])
    listed.assertLogMatches(new RegExp(`games  ${game.id}  videoUrls.poster  /auth/facebook`))
    ace.ui.switchMode('normal')
  })

  test('of a product are not shown, and outlast an edit', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const body = { name: 'P', description: 'P', ticketType: 'white', quantity: 1, priceCents: 9 }
    const post = client.post('/v1/admin/products').bearerToken(accessToken)
    const { id } = (await post.json({ ...body, imageUrl: ALLOWED })).body()
    await smuggle('products', id, { image_url: STRAY })
    const path = `/v1/admin/products/${id}`
    const edited = await client.patch(path).bearerToken(accessToken).json({ name: 'Q' })
    edited.assertBodyContains({ name: 'Q', imageUrl: null })
    assert.deepEqual(await strayOf(id), [
      { table: 'products', id, field: 'imageUrl', address: STRAY },
    ])
    await client.patch(path).bearerToken(accessToken).json({ active: false })
  })

  test('of a look are left out of it', async ({ client, assert }) => {
    const widget = await givenWidget()
    const experiences = await app.container.make(ExperiencesContract)
    const rule = { componentName: 'LoggedOutCard', panel: 'mainPanel', position: 'modal' }
    const docOf = (logoUrl: string) => ({
      componentFlags: { Profile: { deep: [{ picture: logoUrl }], text: 'x' } },
      widgetComponents: [{ ...rule, props: { logoUrl, partner: 'A paper' } }],
    })
    const publish = (doc: object) =>
      experiences.publish({ scope: 'widget', owner: widget.id, doc, publishedBy: null })
    const refused = await publish(docOf(STRAY))
    assert.isFalse(refused.ok)
    assert.isTrue((await publish(docOf(ALLOWED))).ok)
    const row = await db.from('experience_configs').where('owner', widget.id).firstOrFail()
    await smuggle('experience_configs', row.id, { doc: JSON.stringify(docOf(STRAY)) })
    const page = { widgetId: widget.id, path: `/${newId()}` }
    const { config } = (await client.get('/v2/embed/bootstrap').qs(page)).body()
    assert.deepEqual(config.componentFlags.Profile, { deep: [{}], text: 'x' })
    assert.deepEqual(config.widgetComponents[0].props, { partner: 'A paper' })
    assert.lengthOf(await strayOf(row.id), 2)
  })

  test('are all known', async ({ assert }) => {
    const known = new Set([...storedMedia.columns(), ...Object.keys(NO_MEDIA)])
    const unknown = (await columns()).filter(
      (column) =>
        /\.\w*(url|avatar|poster|picture|image|logo|video|media)/i.test(column) &&
        !known.has(column)
    )
    assert.deepEqual(unknown, [])
  })
})

async function columns(): Promise<string[]> {
  const tables = await db.connection().getAllTables(['public'])
  const all = tables.map(async (table) =>
    Object.keys(await db.connection().columnsInfo(table)).map((column) => `${table}.${column}`)
  )
  return (await Promise.all(all)).flat()
}

import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCategory, gameBody } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { strayMediaAddresses } from '#tests/fixtures/stray_media'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

type Body = (address: string, maker: TestPlayer) => Promise<object> | object

const game =
  (changes: (address: string) => object): Body =>
  async (address) =>
    gameBody((await givenCategory()).id, changes(address))
const GAME_FIELDS: Record<string, (address: string) => object> = {
  'videoUrls.mp4720': (mp4720) => ({ videoUrls: { mp4720 } }),
  'videoUrls.poster': (poster) => ({ videoUrls: { poster } }),
  'landscapeVideoUrls.mp4720': (mp4720) => ({ landscapeVideoUrls: { mp4720 } }),
  'metadata.csrAssets[].src': (src) => ({ metadata: { csrAssets: [{ src }] } }),
  'metadata.csrAssets[].visuallySimilarVideos[].previewVideoUrls.mp4': (mp4) => ({
    metadata: {
      csrAssets: [
        { src: '/uploads/a.webp', visuallySimilarVideos: [{ previewVideoUrls: { mp4 } }] },
      ],
    },
  }),
}
const games = Object.entries(GAME_FIELDS).map(([field, changes]) => [field, game(changes)] as const)

const product = { name: 'P', description: 'P', ticketType: 'white', quantity: 1, priceCents: 9 }
const widget =
  (config: (address: string) => object): Body =>
  async (address, { id: creatorId }) => {
    const { id: playlistId } = await givenPlaylist({ creatorId })
    return { name: 'A', type: 'inline', playlistId, config: config(address) }
  }
const BOARD_FIELDS = ['imageAssetUrl', 'imageSmallAssetUrl', 'imageIconAssetUrl']
const board =
  (field: string): Body =>
  (address) => ({
    ...{ distributorId: `d${newId().slice(-12)}`, series: 'weekly', prizeName: 'P' },
    ...{ prizeTitle: 'P', prizeShortTitle: 'P', pointThreshold: 1, numberOfPrizes: 1 },
    [field]: address,
  })
const rule = { componentName: 'LoggedOutCard', panel: 'mainPanel', position: 'modal' }

/** Every field of a body that takes a picture or a film, by the call that takes it. PATCH asks the same of them as POST. */
const MEDIA: [path: string, field: string, body: Body][] = [
  ...games.map(([field, body]) => ['/v1/creator/games', field, body] as [string, string, Body]),
  ...games.map(([field, body]) => ['/v1/admin/games', field, body] as [string, string, Body]),
  ['/v1/admin/products', 'imageUrl', (imageUrl) => ({ ...product, imageUrl })],
  ...BOARD_FIELDS.map(
    (field) => ['/v1/admin/leaderboards', field, board(field)] as [string, string, Body]
  ),
  [
    '/v1/creator/widgets',
    'config',
    widget((logoUrl) => ({ widgetComponents: [{ ...rule, props: { logoUrl } }] })),
  ],
  [
    '/v1/creator/widgets',
    'config',
    widget((picture) => ({ componentFlags: { Profile: { deep: [{ picture }] } } })),
  ],
]

/** Fields whose names say that they hold an address, and what of. */
const NO_MEDIA: Record<string, string> = {
  '.allowedDomains[]': 'sites that may frame a widget',
  '.avatar': 'null alone, which takes one away',
  '.avatarAssetId': 'an own upload',
  '.context.config': 'versions of the configuration',
  '.context.url': 'an article, which is never fetched',
  '.metadata.csrAssets[].description': 'a text',
  '.metadata.csrAssets[].height': 'a number',
  '.metadata.csrAssets[].imageType': 'one of three words',
  '.metadata.csrAssets[].minWidth': 'a number',
  '.metadata.csrAssets[].width': 'a number',
  '.returnUrl': 'a page to come back to',
  '.sourceUrl': 'a link',
  '.theme': 'values of a style, which fetch nothing',
  '.url': 'a name in our own addresses',
}

test.group('Fields of pictures and films', () => {
  test('take a file of ours or of a media host alone: {0} {1}')
    .with(MEDIA)
    .run(async ({ client, assert }, [path, field, body]) => {
      const maker = await createPlayer({ roles: ['creator', 'admin'] })
      const post = async (address: string) =>
        client
          .post(path)
          .bearerToken(maker.accessToken)
          .json(await body(address, maker))
      for (const [what, address] of Object.entries(strayMediaAddresses())) {
        const response = await post(address)
        assert.equal(response.status(), 422, `${what}: ${address}`)
        assert.equal(response.body().errors[0].field, field.replaceAll('[]', '.0'), what)
      }
      for (const address of ['/uploads/a.webp', 'https://media.example.com/a.webp']) {
        assert.equal((await post(address)).status(), 201, address)
      }
    })

  test('are all in a row of this test', async ({ assert }) => {
    const tried = new Set(MEDIA.map(([, field]) => `.${field}`))
    const known = (field: string) => tried.has(field) || Object.hasOwn(NO_MEDIA, field)
    const fields = await fieldsOfBodies()
    assert.includeMembers(fields, [...tried, ...Object.keys(NO_MEDIA)])
    const named = fields.filter((field) => ADDRESS.test(field))
    assert.deepEqual(
      named.filter((field) => !known(field)),
      []
    )
  })

  test('in a style fetch nothing', async ({ client }) => {
    const maker = await createPlayer({ roles: ['creator'] })
    const { id: playlistId } = await givenPlaylist({ creatorId: maker.id })
    const reaching = 'image-set("/auth/facebook?state=H" 1x)'
    const looks = { theme: { a: reaching } }
    const body = { name: 'A', type: 'inline', playlistId, ...looks }
    const post = (path: string, sent: object) =>
      client.post(path).bearerToken(maker.accessToken).json(sent)
    ;(await post('/v1/creator/widgets', body)).assertStatus(422)
    const subtitlesStyle = { animation: 'pop', alignment: 'center', color: 'url(a)' }
    const styled = gameBody((await givenCategory()).id, { metadata: { subtitlesStyle } })
    ;(await post('/v1/creator/games', styled)).assertStatus(422)
  })
})

/** Names under which an address is taken, and those of documents that may hold one. */
const ADDRESS =
  /\.(\w*ur[li]|href|link\w*|src|\w*poster|\w*picture|\w*image|\w*logo\w*|\w*icon|\w*video\w*|\w*media|\w*avatar\w*|\w*asset\w*|allowedDomains|theme|config)\b/i

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The path of every field that a body of the API has, as openapi.json describes it. */
async function fieldsOfBodies(): Promise<string[]> {
  const document = JSON.parse(await readFile(app.makePath('openapi.json'), 'utf8'))
  const fields = new Set<string>()
  const walk = (schema: Schema, path: string) => {
    const named = schema.$ref?.split('/').at(-1)
    if (named) return walk(document.components.schemas[named], path)
    const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    for (const member of members) walk(member, path)
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      walk(field, `${path}.${name}`)
    }
    const items = Object.keys(schema.items ?? {}).length > 0 ? schema.items : undefined
    if (items) walk(items, `${path}[]`)
    if (!schema.properties && !items && members.length === 0) fields.add(path)
  }
  for (const operations of Object.values<Record<string, Operation>>(document.paths)) {
    for (const { requestBody } of Object.values(operations)) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        walk(schema, '')
      }
    }
  }
  return [...fields]
}

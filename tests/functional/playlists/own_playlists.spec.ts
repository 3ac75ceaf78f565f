import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/creator/playlists'
const aCreator = () => createPlayer({ roles: ['creator'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('POST /v1/creator/playlists', () => {
  test('keeps the games in their order, with every rule', async ({ client, assert }) => {
    const creator = await aCreator()
    const [one, two, own] = [
      await givenGame(),
      await givenGame(),
      await givenGame({ creatorId: creator.id, isPrivate: true }),
    ]
    const { id: categoryId } = await givenCategory()
    const sent = {
      name: ' My list ',
      distributorId: 'a-paper',
      gameIds: [two.id, own.id, one.id.toUpperCase()],
      rules: {
        categoryIds: [categoryId],
        keywords: ['tea'],
        language: 'es-mx',
        autofill: false,
        isAd: true,
      },
      active: false,
    }
    const response = await client.post(PATH).bearerToken(creator.accessToken).json(sent)
    response.assertStatus(201)
    const { id, createdAt, ...shown } = response.body()
    assert.deepEqual(shown, {
      ...sent,
      name: 'My list',
      creatorId: creator.id,
      gameIds: [two.id, own.id, one.id],
      autofilledGameIds: [],
    })
    assert.closeTo(Date.parse(createdAt), Date.now(), 60_000)
    const again = await client.get(`${PATH}/${id}`).bearerToken(creator.accessToken)
    assert.deepEqual(again.body(), response.body())
  })

  test('needs no more than a name', async ({ client, assert }) => {
    const { accessToken, id: creatorId } = await aCreator()
    const response = await client.post(PATH).bearerToken(accessToken).json({ name: 'A list' })
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      creatorId,
      distributorId: 'default',
      gameIds: [],
      rules: { categoryIds: [], keywords: [], language: null, autofill: true, isAd: false },
      active: true,
    })
  })

  test('refuses {0}, and stores nothing')
    .with([
      [
        'an unknown game',
        async () => ({ gameIds: [(await givenGame()).id, newId()] }),
        'gameIds.1',
      ],
      [
        "somebody else's private game",
        async () => ({ gameIds: [(await givenGame({ isPrivate: true })).id] }),
        'gameIds.0',
      ],
      [
        'a deleted game',
        async () => {
          const { id } = await givenGame()
          await db.from('games').where({ id }).update({ deleted_at: 1 })
          return { gameIds: [id] }
        },
        'gameIds.0',
      ],
      [
        'an unknown category',
        async () => ({ rules: { categoryIds: [newId()] } }),
        'rules.categoryIds.0',
      ],
      ['a game twice', async () => ({ gameIds: Array<string>(2).fill(newId()) }), 'gameIds'],
      ['201 games', async () => ({ gameIds: Array.from({ length: 201 }, newId) }), 'gameIds'],
      ['an id that is none', async () => ({ gameIds: ['x'] }), 'gameIds.0'],
      ['games that are no list', async () => ({ gameIds: 'x' }), 'gameIds'],
      ['no name', async () => ({ name: undefined }), 'name'],
      [
        'a game twice, in other letters',
        async () => {
          const { id } = await givenGame()
          return { gameIds: [id, id.toUpperCase()] }
        },
        'gameIds',
      ],
      ['a name of two lines', async () => ({ name: 'a\nb' }), 'name'],
      ['a distributor that can be none', async () => ({ distributorId: 'a b' }), 'distributorId'],
      ['an empty keyword', async () => ({ rules: { keywords: [' '] } }), 'rules.keywords.0'],
      ['a language nobody speaks', async () => ({ rules: { language: 'fr' } }), 'rules.language'],
      ['a truth in words', async () => ({ rules: { autofill: 'yes' } }), 'rules.autofill'],
      ['rules that are none', async () => ({ rules: [] }), 'rules'],
      ['a number for active', async () => ({ active: 1 }), 'active'],
    ] as [string, () => Promise<object>, string][])
    .run(async ({ client, assert }, [, changes, field]) => {
      const creator = await aCreator()
      const body = { name: 'A list', ...(await changes()) }
      const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.isEmpty(await db.from('playlists').where('creator_id', creator.id))
    })

  test('fails on no text', async ({ client, assert }) => {
    const { accessToken } = await aCreator()
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      for (const body of [{ name: text }, { name: 'x', rules: { keywords: [text] } }]) {
        const response = await client.post(PATH).bearerToken(accessToken).json(body)
        assert.include([201, 422], response.status(), what)
      }
    }
  })
})

test.group('GET /v1/creator/playlists', () => {
  test("lists the caller's own, newest first, page by page", async ({ client, assert }) => {
    const creator = await aCreator()
    const made = []
    for (let n = 0; n < 3; n++) made.push((await givenPlaylist({ creatorId: creator.id })).id)
    await givenPlaylist()
    const list = (qs: object) => client.get(PATH).bearerToken(creator.accessToken).qs(qs)
    const first = await list({ limit: 2 })
    first.assertStatus(200)
    const second = await list({ limit: 2, start: first.body().next })
    const seen = [...idsOf(first.body().items), ...idsOf(second.body().items)]
    assert.deepEqual(seen, made.toReversed())
    assert.isNull(second.body().next)
    ;(await list({ start: 'x' })).assertBodyContains({ code: 'E_BAD_CURSOR' })
    ;(await list({ limit: 0 })).assertStatus(422)
  })

  test("does not show a creator another one's, whoever they ask for", async ({
    client,
    assert,
  }) => {
    const [creator, other] = [await aCreator(), await givenPlaylist()]
    const get = (path: string) => client.get(path).bearerToken(creator.accessToken)
    const listed = await get(PATH).qs({ creatorId: other.creatorId })
    assert.isEmpty(listed.body().items)
    const shown = await get(`${PATH}/${other.id}`)
    shown.assertStatus(404)
    shown.assertBodyContains({ code: 'E_NOT_FOUND' })
  })

  test('shows an admin those of everybody, or of one', async ({ client, assert }) => {
    const [admin, playlist] = [await createPlayer({ roles: ['admin'] }), await givenPlaylist()]
    const get = (path: string) => client.get(path).bearerToken(admin.accessToken)
    assert.include(idsOf((await get(PATH)).body().items), playlist.id)
    const { creatorId } = playlist
    assert.deepEqual(idsOf((await get(PATH).qs({ creatorId })).body().items), [playlist.id])
    ;(await get(`${PATH}/${playlist.id}`)).assertStatus(200)
  })
})

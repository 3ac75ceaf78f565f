import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/categories'
const pathOf = ({ id }: { id: string }) => `${PATH}/${id}`
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

function aCategory(changes: object = {}) {
  const key = newId()
  return { categoryName: `Sport ${key}`, slug: `sport-${key}`, language: 'en-us', ...changes }
}

test.group('POST /v1/admin/categories', () => {
  test('adds a category that players see at once', async ({ client, assert }) => {
    const admin = await anAdmin()
    const before = await client.get('/v1/categories')
    before.assertStatus(200)
    const sent = aCategory({ position: 7 })
    const response = await client.post(PATH).bearerToken(admin.accessToken).json(sent)
    response.assertStatus(201)
    response.assertBodyContains({ ...sent, position: 7, active: true })
    const { id } = response.body()
    assert.include(idsOf((await client.get('/v1/categories')).body()), id)

    const [line] = await auditOf(id)
    assert.containsSubset(line, { actorId: admin.id, action: 'category.created', before: null })
    assert.deepEqual(line?.after, { ...sent, active: true })
  })

  test('keeps one that is out of use from players', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const body = aCategory({ active: false })
    const { id } = (await client.post(PATH).bearerToken(accessToken).json(body)).body()
    assert.notInclude(idsOf((await client.get('/v1/categories')).body()), id)
    assert.include(idsOf((await client.get(PATH).bearerToken(accessToken)).body()), id)
  })

  test('refuses a {$self} that another one of the language has')
    .with(['categoryName', 'slug'] as const)
    .run(async ({ client, assert }, field) => {
      const { accessToken } = await anAdmin()
      const other = await givenCategory()
      const post = (body: object) => client.post(PATH).bearerToken(accessToken).json(body)
      const refused = await post(aCategory({ [field]: other[field] }))
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_IN_USE', errors: [{ field }] })
      const rows = await db.from('categories').where({ [columns[field]]: other[field] })
      assert.lengthOf(rows, 1)
      ;(await post(aCategory({ [field]: other[field], language: 'es-mx' }))).assertStatus(201)
    })

  test('gives a name to one of many who ask at once', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const body = aCategory()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post(PATH).bearerToken(accessToken).json(body))
    )
    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [201, ...Array<number>(7).fill(409)])
  })

  test('refuses {0}')
    .with([
      ['no name', { categoryName: undefined }, 'categoryName'],
      ['blanks for a name', { categoryName: '  ' }, 'categoryName'],
      ['two lines', { categoryName: 'a\nb' }, 'categoryName'],
      ['a long name', { categoryName: 'x'.repeat(121) }, 'categoryName'],
      ['a number for a name', { categoryName: 7 }, 'categoryName'],
      ['no slug', { slug: undefined }, 'slug'],
      ['a slug with capitals', { slug: 'Sport' }, 'slug'],
      ['a slug that ends with a hyphen', { slug: 'sport-' }, 'slug'],
      ['a path for a slug', { slug: '../x' }, 'slug'],
      ['a language nobody speaks', { language: 'fr' }, 'language'],
      ['a position before the first', { position: -1 }, 'position'],
      ['half a position', { position: 1.5 }, 'position'],
      ['a position without end', { position: 1e300 }, 'position'],
      ['a truth in words', { active: 'yes' }, 'active'],
    ] as [string, object, string][])
    .run(async ({ client }, [, changes, field]) => {
      const { accessToken } = await anAdmin()
      const response = await client.post(PATH).bearerToken(accessToken).json(aCategory(changes))
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    })

  test('fails on no text', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      for (const field of ['categoryName', 'slug', 'language']) {
        const body = aCategory({ [field]: text })
        const response = await client.post(PATH).bearerToken(accessToken).json(body)
        assert.include([201, 409, 422], response.status(), `${what} as ${field}`)
      }
    }
  })
})

const columns = { categoryName: 'category_name', slug: 'slug' }

test.group('GET /v1/admin/categories', () => {
  test('lists those of one language when asked', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const [english, spanish] = [await givenCategory(), await givenCategory({ language: 'es-mx' })]
    const list = (language: string) => client.get(PATH).bearerToken(accessToken).qs({ language })
    const ids = idsOf((await list('es-mx')).body())
    assert.include(ids, spanish.id)
    assert.notInclude(ids, english.id)
    ;(await list('fr')).assertStatus(422)
  })

  test('shows one, and does not know another', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const category = await givenCategory()
    const response = await client.get(pathOf(category)).bearerToken(accessToken)
    response.assertStatus(200)
    response.assertBodyContains({ ...category, active: true })
    ;(await client.get(pathOf({ id: newId() })).bearerToken(accessToken)).assertStatus(404)
    ;(await client.get(pathOf({ id: 'x' })).bearerToken(accessToken)).assertStatus(404)
  })
})

test.group('PATCH /v1/admin/categories/{id}', () => {
  test('changes what is sent, and leaves the rest', async ({ client, assert }) => {
    const [admin, category] = [await anAdmin(), await givenCategory()]
    await client.get('/v1/categories')
    const patch = (body: object) =>
      client.patch(pathOf(category)).bearerToken(admin.accessToken).json(body)
    const response = await patch({ active: false, position: 3, language: 'es-mx' })
    response.assertStatus(200)
    response.assertBodyContains({ ...category, active: false, position: 3 })
    assert.notInclude(idsOf((await client.get('/v1/categories')).body()), category.id)

    const [line] = await auditOf(category.id)
    assert.containsSubset(line, { actorId: admin.id, action: 'category.edited' })
    assert.deepEqual(line?.before, { active: true, position: 1 })
    assert.deepEqual(line?.after, { active: false, position: 3 })
    ;(await patch({ active: false })).assertStatus(200)
    assert.lengthOf(await auditOf(category.id), 1)
  })

  test("refuses another one's name, and keeps its own", async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const [category, other] = [await givenCategory(), await givenCategory()]
    const patch = (body: object) =>
      client.patch(pathOf(category)).bearerToken(accessToken).json(body)
    const refused = await patch({ slug: other.slug, position: 9 })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IN_USE', errors: [{ field: 'slug' }] })
    ;(await patch({ slug: category.slug })).assertBodyContains({ position: category.position })
    assert.deepEqual(await auditOf(category.id), [])
  })

  test('refuses what it cannot read, and does not know a stranger', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const category = await givenCategory()
    for (const [field, value] of Object.entries({ categoryName: '', slug: '-', active: 1 })) {
      const response = await client
        .patch(pathOf(category))
        .bearerToken(accessToken)
        .json({ [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    }
    const unknown = await client
      .patch(pathOf({ id: newId() }))
      .bearerToken(accessToken)
      .json({})
    unknown.assertStatus(404)
  })
})

test.group('DELETE /v1/admin/categories/{id}', () => {
  test('takes it away, and gives its names back', async ({ client, assert }) => {
    const [admin, category] = [await anAdmin(), await givenCategory()]
    const remove = () => client.delete(pathOf(category)).bearerToken(admin.accessToken)
    const response = await remove()
    response.assertStatus(200)
    assert.deepEqual(response.body(), { deleted: true })
    ;(await remove()).assertStatus(404)
    ;(await client.get(pathOf(category)).bearerToken(admin.accessToken)).assertStatus(404)
    assert.notInclude(idsOf((await client.get('/v1/categories')).body()), category.id)
    assert.isNotNull((await db.from('categories').where('id', category.id).first()).deleted_at)
    const [line] = await auditOf(category.id)
    assert.containsSubset(line, { action: 'category.deleted', after: null })

    const { categoryName, slug, language } = category
    const again = await client
      .post(PATH)
      .bearerToken(admin.accessToken)
      .json({ categoryName, slug, language })
    again.assertStatus(201)
  })

  test('refuses one that a game is in', async ({ client, assert }) => {
    const [admin, game] = [await anAdmin(), await givenGame()]
    const category = { id: game.categoryId }
    const remove = () => client.delete(pathOf(category)).bearerToken(admin.accessToken)
    const refused = await remove()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IN_USE', message: 'Still in use' })
    assert.deepEqual(await auditOf(category.id), [])
    await db.from('games').where('id', game.id).update({ deleted_at: 1 })
    ;(await remove()).assertStatus(200)
  })
})

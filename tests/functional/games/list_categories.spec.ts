import { test } from '@japa/runner'
import { givenCategory } from '#tests/fixtures/games'

test.group('GET /v1/categories', () => {
  test('lists the active categories in their order', async ({ client, assert }) => {
    const second = await givenCategory({ position: 900_002 })
    const first = await givenCategory({ position: 900_001 })
    const response = await client.get('/v1/categories')
    response.assertStatus(200)
    const listed: { id: string }[] = response.body()
    const ids = listed.map(({ id }) => id).filter((id) => id === first.id || id === second.id)
    assert.deepEqual(ids, [first.id, second.id])
    assert.deepInclude(listed, { ...first })
  })

  test('keeps to one language when asked', async ({ client, assert }) => {
    const [english, spanish] = [await givenCategory(), await givenCategory({ language: 'es-mx' })]
    const response = await client.get('/v1/categories').qs({ language: 'es-mx' })
    const ids = response.body().map(({ id }: { id: string }) => id)
    assert.include(ids, spanish.id)
    assert.notInclude(ids, english.id)
  })

  test('refuses a language nobody speaks', async ({ client }) => {
    const response = await client.get('/v1/categories').qs({ language: 'fr' })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'language' }] })
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenProduct } from '#tests/fixtures/products'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/products'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** How the ids of the first products begin. */
const FIRST = '019aa000-0000-7000-8000-'

const WHITE = { description: 'Play on', ticketType: 'white', quantity: 20, priceCents: 199 }
const BLACK = { ...WHITE, ticketType: 'black', quantity: 3, priceCoins: 300 }

test.group('GET /v1/products', () => {
  test('sells the first bundles from the beginning', async ({ client, assert }) => {
    const response = await client.get('/v1/products')
    response.assertStatus(200)
    const prices = response
      .body()
      .filter(({ id }: { id: string }) => id.startsWith(FIRST))
      .map((product: Record<string, unknown>) => [
        ...[product.ticketType, product.quantity, product.priceCents, product.priceCoins],
      ])
    assert.deepEqual(prices, [
      ['black', 5, 500, 500],
      ['black', 10, 1_000, 1_000],
      ['black', 25, 2_500, 2_500],
      ['black', 50, 5_000, 5_000],
      ['white', 50, 500, 500],
    ])
  })

  test('shows what is for sale in its order, and every change at once', async ({
    client,
    assert,
  }) => {
    const admin = await anAdmin()
    const [second, first] = [
      await givenProduct({ position: 901 }),
      await givenProduct({ position: 900 }),
    ]
    const ours = async () =>
      idsOf((await client.get('/v1/products')).body()).filter((id) =>
        [first.id, second.id].includes(id)
      )
    assert.deepEqual(await ours(), [first.id, second.id])
    const patch = (id: string, body: object) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    await patch(second.id, { position: 899 })
    assert.deepEqual(await ours(), [second.id, first.id])
    await patch(first.id, { active: false })
    assert.deepEqual(await ours(), [second.id])
    const all = await client.get(PATH).bearerToken(admin.accessToken)
    assert.includeMembers(idsOf(all.body()), [first.id, second.id])
  })
})

test.group('POST /v1/admin/products', () => {
  test('puts a bundle up for sale, and says so in the audit log', async ({ client, assert }) => {
    const admin = await anAdmin()
    const body = { ...BLACK, name: 'Three', imageUrl: '/uploads/three.png', position: 950 }
    const response = await client.post(PATH).bearerToken(admin.accessToken).json(body)
    response.assertStatus(201)
    response.assertBodyContains({ ...body, currency: 'usd', active: true })
    const { id } = response.body()
    const shown = await client.get(`${PATH}/${id}`).bearerToken(admin.accessToken)
    assert.deepEqual(shown.body(), response.body())
    const [line] = await auditOf(id)
    assert.containsSubset(line, { actorId: admin.id, action: 'product.added', before: null })
    assert.containsSubset(line!.after, { priceCoins: 300 })
  })

  test('refuses a bad {0}')
    .with([
      ['name', { name: ' ' }],
      ['description', { description: undefined }],
      ['ticketType', { ticketType: 'free' }],
      ['quantity', { quantity: 0 }],
      ['quantity', { quantity: 1.5 }],
      ['priceCents', { priceCents: 0 }],
      ['priceCents', { priceCents: '500' }],
      ['priceCoins', { priceCoins: -1 }],
      ['priceCoins', { priceCoins: 299 }],
      ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
      ['imageUrl', { imageUrl: '//elsewhere.example/x.png' }],
      ['imageUrl', { imageUrl: 'http://elsewhere.example/x.png' }],
      ['position', { position: -1 }],
      ['active', { active: 'yes' }],
    ] as [string, object][])
    .run(async ({ client, assert }, [field, more]) => {
      const { accessToken } = await anAdmin()
      const name = `Tickets ${newId()}`
      const body = { ...BLACK, name, ...more }
      const response = await client.post(PATH).bearerToken(accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.isEmpty(await db.from('products').where('name', name))
    })

  test('is for admins', async ({ client }) => {
    const player = await createPlayer()
    const body = { ...WHITE, name: 'Twenty' }
    ;(await client.post(PATH).json(body)).assertStatus(401)
    ;(await client.post(PATH).bearerToken(player.accessToken).json(body)).assertStatus(403)
  })
})

test.group('PATCH /v1/admin/products/{id}', () => {
  test('changes what is sent, and keeps what changed', async ({ client, assert }) => {
    const [admin, product] = [await anAdmin(), await givenProduct({ imageUrl: '/a.png' })]
    const patch = (body: object, id = product.id) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    const response = await patch({ priceCents: 450, imageUrl: null })
    response.assertStatus(200)
    response.assertBodyContains({ priceCents: 450, imageUrl: null, priceCoins: 500, quantity: 5 })
    await patch({ priceCents: 450 })
    const lines = (await auditOf(product.id)).filter(({ action }) => action === 'product.edited')
    assert.lengthOf(lines, 1)
    assert.deepEqual(lines[0]!.after, { priceCents: 450, imageUrl: null })
    ;(await patch({ priceCents: 1 }, newId())).assertStatus(404)
    ;(await patch({ quantity: 'many' })).assertStatus(422)
  })

  test('lets no part of a change make black tickets cheaper than they are', async ({
    client,
    assert,
  }) => {
    const admin = await anAdmin()
    const black = await givenProduct()
    const white = await givenProduct({ ticketType: 'white', quantity: 50 })
    const patch = (id: string, body: object) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    for (const refused of [
      await patch(black.id, { priceCoins: 499 }),
      await patch(black.id, { quantity: 6 }),
      await patch(white.id, { ticketType: 'black' }),
    ]) {
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'priceCoins' }] })
    }
    ;(await patch(black.id, { quantity: 6, priceCoins: 600 })).assertStatus(200)
    ;(await patch(black.id, { quantity: 7, priceCoins: null })).assertStatus(200)
    await assert.rejects(() =>
      db.from('products').where('id', black.id).update({ price_coins: 699 })
    )
  })

  test('of two changes at once that do not fit together, one is refused', async ({
    client,
    assert,
  }) => {
    const [admin, { id }] = [await anAdmin(), await givenProduct({ priceCoins: 600 })]
    const patch = (body: object) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    const answers = await Promise.all([patch({ quantity: 6 }), patch({ priceCoins: 500 })])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
  })
})

import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { admins, everybody } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenProduct } from '#tests/fixtures/products'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function givenOnSale() {
  const { id } = await givenProduct()
  return { id }
}

export const productRows: readonly AnyEndpoint[] = [
  endpoint<{ id: string }>({
    route: 'products.list',
    given: givenOnSale,
    answers: everybody(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body()), given.id),
  }),
  endpoint<{ name: string }>({
    route: 'products.admin.add',
    given: async () => ({ name: `Tickets ${newId()}` }),
    call: ({ given }) => ({
      body: { ...given, description: 'Play', ticketType: 'white', quantity: 5, priceCents: 99 },
    }),
    answers: admins(201),
    changes: ({ given }) => db.from('products').where(given),
  }),
  endpoint<{ id: string }>({
    route: 'products.admin.list',
    given: givenOnSale,
    answers: admins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body()), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'products.admin.show',
    given: givenOnSale,
    call: ({ given }) => ({ params: given }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'products.admin.edit',
    given: givenOnSale,
    call: ({ given }) => ({ params: given, body: { active: false } }),
    answers: admins(),
    changes: ({ given }) => db.from('products').where(given),
    shows: ({ assert, response }) => assert.isFalse(response.body().active),
  }),
]

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenDomain, givenOwnedDomain } from '#tests/fixtures/partner_hosts'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/partner-domain'

/** Two domains of one distributor: the older one's owner has its share, the other's would have it next. */
async function twoOwners({ first, next }: { first: string; next: string }) {
  const older = await givenOwnedDomain(first)
  const younger = await givenOwnedDomain(next)
  const { distributorId } = older
  await db.from('partner_domains').where('id', younger.id).update({ distributor_id: distributorId })
  await db.from('partner_domains').where('id', older.id).update({ created_at: 1 })
  return older
}

test.group('The share of a distributor', () => {
  test('comes to no admin because they {$self} the domain of its owner')
    .with(['remove', 'give nobody', 'move'] as const)
    .run(async ({ client, assert }, act) => {
      const admin = await createPlayer({ roles: ['admin'] })
      const owner = await createPlayer()
      const { id, host, distributorId } = await twoOwners({ first: owner.id, next: admin.id })
      const body = { host, distributorId, name: 'A site' }
      const call = {
        'remove': client.delete(`${PATH}/${id}`),
        'give nobody': client.put(`${PATH}/${id}`).json({ ...body, ownerUserId: null }),
        'move': client
          .put(`${PATH}/${id}`)
          .json({ ...body, ownerUserId: owner.id, distributorId: `other-${newId()}` }),
      }[act]
      const response = await call.bearerToken(admin.accessToken)
      response.assertStatus(403)
      const row = await db.from('partner_domains').where('id', id).firstOrFail()
      assert.containSubset(row, { owner_user_id: owner.id, distributor_id: distributorId })
      assert.isNull(row.deleted_at)
    })

  test('is taken from no other admin by an older domain that moves to it', async ({ client }) => {
    const [admin, other] = [
      await createPlayer({ roles: ['admin'] }),
      await createPlayer({ roles: ['admin'] }),
    ]
    const owner = await createPlayer()
    const moving = await givenOwnedDomain(owner.id)
    const { distributorId } = await givenOwnedDomain(other.id)
    const response = await client
      .put(`${PATH}/${moving.id}`)
      .bearerToken(admin.accessToken)
      .json({ host: moving.host, name: 'A site', ownerUserId: owner.id, distributorId })
    response.assertStatus(403)
  })

  test('is no matter where a domain without an owner changes, or its owner stays', async ({
    client,
  }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const { distributorId, ...own } = await givenOwnedDomain(admin.id)
    const other = await givenDomain()
    const put = (id: string, body: object) =>
      client.put(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    const moved = await put(other.id, { host: other.host, name: 'A site', distributorId })
    moved.assertStatus(200)
    const body = { host: own.host, name: 'Another name', distributorId, ownerUserId: admin.id }
    ;(await put(own.id, body)).assertStatus(200)
    const removed = await client.delete(`${PATH}/${other.id}`).bearerToken(admin.accessToken)
    removed.assertStatus(200)
  })
})

import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import env from '#start/env'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'

const APP_ORIGIN = new URL(env.get('APP_URL')).origin

async function givenPartnerHost() {
  const partners = await app.container.make(PartnerDomainsContract)
  const slug = `partner-${newId()}`
  const host = `${slug}.example`
  await partners.addDistributor({ id: slug, name: 'A partner' })
  await partners.addDomain({ id: newId(), distributorId: slug, name: 'A page', host })
  return host
}

const allowed = async (client: ApiClient, origin: string) =>
  (await client.get('/v1/categories').header('origin', origin)).header(
    'access-control-allow-origin'
  )

test.group('CORS', () => {
  test('lets the own origin and an active partner ask, and what lies below it', async ({
    client,
    assert,
  }) => {
    const host = await givenPartnerHost()
    for (const origin of [APP_ORIGIN, `https://${host}`, `https://www.${host}`]) {
      assert.equal(await allowed(client, origin), origin)
    }
  })

  test('lets nobody else', async ({ client, assert }) => {
    const host = await givenPartnerHost()
    const others = [`http://${host}`, `https://x${host}`, `https://${host}.evil.example`]
    for (const origin of [...others, 'https://elsewhere.example', 'null', 'https://', '*']) {
      assert.isUndefined(await allowed(client, origin), origin)
    }
  })

  test('tells a partner before the call what it may send and read, and never with credentials', async ({
    client,
    assert,
  }) => {
    const origin = `https://${await givenPartnerHost()}`
    const response = await client
      .options('/v1/gameplays')
      .header('origin', origin)
      .header('access-control-request-method', 'POST')
      .header('access-control-request-headers', 'authorization,content-type,x-idempotency-key,tz')
    response.assertStatus(204)
    response.assertHeader('access-control-allow-origin', origin)
    assert.match(String(response.header('access-control-allow-headers')), /x-idempotency-key/)
    assert.isUndefined(response.header('access-control-allow-credentials'))
    const read = await client.get('/v1/categories').header('origin', origin)
    response.assertHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE')
    assert.match(String(read.header('access-control-expose-headers')), /x-idempotent-replayed/)
  })
})

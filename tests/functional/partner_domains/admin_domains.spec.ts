import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const PATH = '/v1/partner-domain'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

function aDomain<More extends object>(more?: More) {
  const distributorId = `p-${newId()}`
  return { host: `${distributorId}.example`, distributorId, name: 'A site', ...(more as More) }
}

const add = (client: ApiClient, { accessToken }: TestPlayer, body: object) =>
  client.post(PATH).bearerToken(accessToken).json(body)

const modeOf = async (host: string, path = '/') =>
  (await app.container.make(PartnerDomainsContract)).hostMode({ host, path, query: '' })

test.group('POST /v1/partner-domain', () => {
  test('makes a page a partner’s at once, with its flags over the defaults', async ({
    client,
    assert,
  }) => {
    const [admin, owner] = [await anAdmin(), await createPlayer()]
    const body = aDomain({
      pathPattern: '/sport',
      queryMarker: null,
      ownerUserId: owner.id,
      flags: { blackTickets: true, adsFetchBufferSeconds: 2.5, language: 'es-mx' },
      widgetMode: 'LIGHT',
      flavour: 'blue',
      priority: 3,
    })
    assert.equal((await modeOf(body.host, '/sport')).distributorId, 'default')
    const response = await add(client, admin, { ...body, host: `*.${body.host.toUpperCase()}` })
    response.assertStatus(201)
    response.assertBodyContains({ ...body, host: `*.${body.host}`, active: true })
    const mode = await modeOf(`news.${body.host}`, '/sport')
    assert.containsSubset(mode, {
      distributorId: body.distributorId,
      widgetMode: 'LIGHT',
      flavour: 'blue',
      language: 'es-mx',
      flags: { blackTickets: true, adsFetchBufferSeconds: 2.5, arcadeMode: true, timeMode: false },
    })
    const [line] = await auditOf(response.body().id)
    const after = { host: `*.${body.host}`, flags: body.flags }
    assert.containsSubset(line, { actorId: admin.id, action: 'partner_domain.added', after })
  })

  test('keeps a distributor that is known as it is', async ({ client, assert }) => {
    const [admin, known] = [await anAdmin(), await givenDomain()]
    const { distributorId } = known
    ;(await add(client, admin, aDomain({ distributorId }))).assertStatus(201)
    const rows = await db.from('distributors').where('id', distributorId)
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['A partner']
    )
  })

  test('refuses a bad {0}')
    .with([
      ['host', { host: 'https://news.example' }],
      ['host', { host: 'com' }],
      ['host', { host: '*.com' }],
      ['host', { host: '*.co.uk' }],
      ['host', { host: 'github.io' }],
      ['host', { host: 'news.*.example' }],
      ['host', { host: 'news.example:8080' }],
      ['pathPattern', { pathPattern: 'sport' }],
      ['queryMarker', { queryMarker: 'cup' }],
      ['distributorId', { distributorId: 'A Partner' }],
      ['name', { name: ' ' }],
      ['ownerUserId', { ownerUserId: newId() }],
      ['flags', { flags: ['timeMode'] }],
      ['flags.timeMode', { flags: { timeMode: 'true' } }],
      ['flags.timeMood', { flags: { timeMood: true } }],
      ['flags.constructor', { flags: { constructor: true } }],
      ['flags.adsFetchBufferSeconds', { flags: { adsFetchBufferSeconds: 10.5 } }],
      ['flags.language', { flags: { language: 'fr' } }],
      ['flags.quicksilver', { flags: { quicksilver: 'NEVER' } }],
      ['priority', { priority: 0.5 }],
      ['active', { active: 'yes' }],
    ] as [string, object][])
    .run(async ({ client, assert }, [field, more]) => {
      const body = aDomain(more)
      const response = await add(client, await anAdmin(), body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      const { distributorId } = body
      assert.isEmpty(await db.from('partner_domains').where('distributor_id', distributorId))
      assert.isEmpty(await db.from('distributors').where('id', distributorId))
    })
})

test.group('GET /v1/partner-domain', () => {
  test('lists newest first, narrows, and shows one', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { distributorId } = await givenDomain()
    const made = []
    for (let n = 0; n < 3; n++) {
      made.push((await add(client, admin, aDomain({ distributorId }))).body())
    }
    const get = (query: object, path = PATH) =>
      client.get(path).bearerToken(admin.accessToken).qs(query)
    const first = (await get({ distributorId, limit: 2 })).body()
    const rest = (await get({ distributorId, limit: 2, start: first.next })).body()
    const ids = idsOf([...first.items, ...rest.items])
    assert.includeMembers(ids, idsOf(made))
    assert.lengthOf(ids, 4)
    assert.isNull(rest.next)
    const { host, id } = made[0]
    assert.deepEqual(idsOf((await get({ search: host.toUpperCase() })).body().items), [id])
    assert.deepEqual((await get({}, `${PATH}/${id}`)).body(), made[0])
    ;(await get({}, `${PATH}/${newId()}`)).assertStatus(404)
    for (const query of [{ limit: 0 }, { start: 'x' }]) (await get(query)).assertStatus(422)
  })
})

test.group('PUT and DELETE /v1/partner-domain/{id}', () => {
  test('replaces all of it at once, and keeps what changed', async ({ client, assert }) => {
    const [admin, domain] = [await anAdmin(), await givenDomain()]
    const put = (body: object, id = domain.id) =>
      client.put(`${PATH}/${id}`).bearerToken(admin.accessToken).json(body)
    const { host, distributorId } = domain
    const body = { host, distributorId, name: 'A site', flags: { skipsDisabled: true } }
    const response = await put(body)
    response.assertStatus(200)
    response.assertBodyContains({ ...body, priority: 0, active: true })
    assert.isTrue((await modeOf(host)).flags.skipsDisabled)
    await put(body)
    ;(await put({ ...body, flags: {}, active: false })).assertStatus(200)
    assert.equal((await modeOf(host)).distributorId, 'default')
    const lines = await auditOf(domain.id)
    assert.lengthOf(lines, 2)
    assert.deepEqual(lines[0]!.after, { flags: { skipsDisabled: true } })
    assert.containsSubset(lines[1], { before: { active: true }, after: { active: false } })
    ;(await put(body, newId())).assertStatus(404)
    ;(await put({ host })).assertStatus(422)
    ;(await put({ ...body, ownerUserId: newId() })).assertStatus(422)
  })

  test('removes it for good, and nothing speaks for its pages', async ({ client, assert }) => {
    const [admin, domain] = [await anAdmin(), await givenDomain()]
    const path = `${PATH}/${domain.id}`
    const remove = () => client.delete(path).bearerToken(admin.accessToken)
    assert.equal((await modeOf(domain.host)).distributorId, domain.distributorId)
    const response = await remove()
    response.assertStatus(200)
    response.assertBody({ deleted: true })
    assert.equal((await modeOf(domain.host)).distributorId, 'default')
    ;(await remove()).assertStatus(404)
    ;(await client.get(path).bearerToken(admin.accessToken)).assertStatus(404)
    const [line] = await auditOf(domain.id)
    const before = { host: domain.host }
    assert.containsSubset(line, { action: 'partner_domain.removed', before, after: null })
  })

  test('is for admins', async ({ client }) => {
    const [player, { id }] = [await createPlayer(), await givenDomain()]
    ;(await client.delete(`${PATH}/${id}`)).assertStatus(401)
    ;(await client.delete(`${PATH}/${id}`).bearerToken(player.accessToken)).assertStatus(403)
    ;(await add(client, player, aDomain())).assertStatus(403)
  })
})

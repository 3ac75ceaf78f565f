import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenCreator, givenWidget } from '#tests/fixtures/widgets'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/creator/custom-urls'
const ADMIN_PATH = '/v1/admin/custom-urls'
const aName = () => `n-${newId()}`
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function givenOwner() {
  const creator = await createPlayer({ roles: ['creator'] })
  const { id: widgetId } = await givenWidget({ creatorId: creator.id })
  return { creator, widgetId }
}

async function givenOwn() {
  const { creator, widgetId } = await givenOwner()
  const name = await givenCustomUrl({ creatorId: creator.id, widgetId })
  return { creator, name, path: `${PATH}/${name.id}`, adminPath: `${ADMIN_PATH}/${name.id}` }
}

test.group('POST /v1/creator/custom-urls', () => {
  test('takes a name that leads there at once', async ({ client, assert }) => {
    const { creator, widgetId } = await givenOwner()
    const { id: gameId } = await givenGame({ creatorId: creator.id, isPrivate: true })
    const sent = { url: aName(), widgetId, gameId, flavour: 'orbit', active: true }
    const response = await client.post(PATH).bearerToken(creator.accessToken).json(sent)
    response.assertStatus(201)
    const { id, createdAt: _, ...shown } = response.body()
    assert.deepEqual(shown, { ...sent, creatorId: creator.id, locked: false })
    ;(await client.get(`/v1/custom-urls/${sent.url}`)).assertBodyContains({ id, widgetId, gameId })
    const again = await client.get(`${PATH}/${id}`).bearerToken(creator.accessToken)
    assert.deepEqual(again.body(), response.body())
  })

  test('gives a name to one of many who ask at once, and never again', async ({
    client,
    assert,
  }) => {
    const { creator, widgetId } = await givenOwner()
    const url = aName()
    const post = () => client.post(PATH).bearerToken(creator.accessToken).json({ url, widgetId })
    const answers = await Promise.all(Array.from({ length: 8 }, post))
    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [201, ...Array<number>(7).fill(409)])
    const { id } = answers.find((answer) => answer.status() === 201)!.body()
    const removed = await client.delete(`${PATH}/${id}`).bearerToken(creator.accessToken)
    removed.assertStatus(200)
    const refused = await post()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IN_USE', errors: [{ field: 'url' }] })
  })

  test('refuses {0}, and stores nothing')
    .with([
      ["another one's widget", async () => ({ widgetId: (await givenWidget()).id }), 'widgetId'],
      ['an unknown widget', async () => ({ widgetId: newId() }), 'widgetId'],
      ['no widget', async () => ({ widgetId: undefined }), 'widgetId'],
      ['an unknown game', async () => ({ gameId: newId() }), 'gameId'],
      [
        "another one's private game",
        async () => ({ gameId: (await givenGame({ isPrivate: true })).id }),
        'gameId',
      ],
      ['one letter', async () => ({ url: 'a' }), 'url'],
      ['a long name', async () => ({ url: 'a'.repeat(81) }), 'url'],
      ['capitals', async () => ({ url: 'Paper' }), 'url'],
      ['two segments', async () => ({ url: 'a/b' }), 'url'],
      ["a name of the platform's", async () => ({ url: 'supp0rt' }), 'url'],
      ["a name with the platform's in it", async () => ({ url: 'win-with-s1depick' }), 'url'],
      ['a flavour that can be none', async () => ({ flavour: 'a b' }), 'flavour'],
      ['a truth in words', async () => ({ active: 'no' }), 'active'],
    ] as [string, () => Promise<object>, string][])
    .run(async ({ client, assert }, [, changes, field]) => {
      const { creator, widgetId } = await givenOwner()
      const body = { url: aName(), widgetId, ...(await changes()) }
      const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.isEmpty(await db.from('custom_urls').where('creator_id', creator.id))
    })

  test('fails on no text', async ({ client, assert }) => {
    const { creator, widgetId } = await givenOwner()
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      for (const field of ['url', 'flavour', 'gameId', 'widgetId']) {
        const body = { url: aName(), widgetId, [field]: text }
        const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
        assert.include([201, 422], response.status(), `${what} as ${field}`)
      }
    }
  })
})

test.group("A creator's custom URLs", () => {
  test('are listed newest first, and nobody else sees them but admins', async ({
    client,
    assert,
  }) => {
    const { creator, name, path } = await givenOwn()
    const second = await givenCustomUrl({ creatorId: creator.id })
    const [other, admin] = [
      await createPlayer({ roles: ['creator'] }),
      await createPlayer({ roles: ['admin'] }),
    ]
    const { id: creatorId } = creator
    const list = async ({ accessToken }: { accessToken: string }, from: string) =>
      idsOf((await client.get(from).bearerToken(accessToken).qs({ creatorId })).body().items)
    assert.deepEqual(await list(creator, PATH), [second.id, name.id])
    assert.deepEqual(await list(other, PATH), [])
    assert.deepEqual(await list(admin, PATH), [second.id, name.id])
    assert.deepEqual(await list(admin, ADMIN_PATH), [second.id, name.id])
    ;(await client.get(path).bearerToken(admin.accessToken)).assertStatus(200)
    const hidden = [
      await client.get(path).bearerToken(other.accessToken),
      await client.patch(path).bearerToken(other.accessToken).json({ active: false }),
      await client.delete(path).bearerToken(other.accessToken),
    ]
    for (const response of hidden) response.assertStatus(404)
    ;(await client.get(`/v1/custom-urls/${name.url}`)).assertStatus(200)
  })

  test('change by what is sent', async ({ client }) => {
    const { creator, name, path } = await givenOwn()
    const patch = (body: object) => client.patch(path).bearerToken(creator.accessToken).json(body)
    const { id: gameId } = await givenGame()
    const url = aName()
    const response = await patch({ url, gameId, flavour: 'orbit' })
    response.assertStatus(200)
    response.assertBodyContains({ url, gameId, flavour: 'orbit', widgetId: name.widgetId })
    ;(await client.get(`/v1/custom-urls/${name.url}`)).assertStatus(404)
    ;(await patch({ gameId: null })).assertBodyContains({ gameId: null, flavour: 'orbit' })
    ;(await patch({ active: false })).assertStatus(200)
    ;(await client.get(`/v1/custom-urls/${url}`)).assertStatus(404)
    ;(await patch({ active: true })).assertStatus(200)
    ;(await client.get(`/v1/custom-urls/${url}`)).assertStatus(200)
  })

  test('refuse what is taken, unknown or no name', async ({ client, assert }) => {
    const [{ creator, name, path }, other] = [await givenOwn(), await givenCustomUrl()]
    const patch = (body: object) => client.patch(path).bearerToken(creator.accessToken).json(body)
    const taken = await patch({ url: other.url, flavour: 'orbit' })
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'E_IN_USE', errors: [{ field: 'url' }] })
    ;(await patch({ widgetId: other.widgetId })).assertBodyContains({
      errors: [{ field: 'widgetId' }],
    })
    ;(await patch({ gameId: newId() })).assertBodyContains({ errors: [{ field: 'gameId' }] })
    for (const url of [
      '',
      'admin',
      'superadmin',
      'sidepick',
      'super-admin',
      'side-pick',
      '-admin-',
    ]) {
      const refused = await patch({ url })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'url' }] })
    }
    const row = await db.from('custom_urls').where('id', name.id).first()
    assert.containsSubset(row, { url: name.url, flavour: null, widget_id: name.widgetId })
  })

  test('lead nowhere once they are deleted', async ({ client, assert }) => {
    const { creator, name, path } = await givenOwn()
    const remove = () => client.delete(path).bearerToken(creator.accessToken)
    assert.deepEqual((await remove()).body(), { deleted: true })
    ;(await remove()).assertStatus(404)
    ;(await client.get(path).bearerToken(creator.accessToken)).assertStatus(404)
    ;(await client.get(`/v1/custom-urls/${name.url}`)).assertStatus(404)
    assert.isNotNull((await db.from('custom_urls').where('id', name.id).first()).deleted_at)
  })
})

test.group('PATCH /v1/admin/custom-urls/{id}', () => {
  test('switches off what its creator cannot switch on', async ({ client, assert }) => {
    const { creator, name, path, adminPath } = await givenOwn()
    const admin = await createPlayer({ roles: ['admin'] })
    const decide = (active: boolean) =>
      client.patch(adminPath).bearerToken(admin.accessToken).json({ active })
    const edit = (body: object) => client.patch(path).bearerToken(creator.accessToken).json(body)
    const switchOn = () => edit({ active: true })
    ;(await decide(false)).assertBodyContains({ active: false, locked: true })
    const refused = await switchOn()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    // Under another name the one that was switched off would be free to be taken again.
    ;(await edit({ url: `${name.url}-2` })).assertStatus(409)
    ;(await edit({ url: name.url, flavour: 'default' })).assertStatus(200)
    ;(await client.get(`/v1/custom-urls/${name.url}`)).assertStatus(404)
    ;(await decide(true)).assertBodyContains({ active: true, locked: false })
    ;(await switchOn()).assertStatus(200)

    const [line, second] = await auditOf(name.id)
    assert.containsSubset(line, { actorId: admin.id, action: 'custom_url.edited' })
    assert.deepEqual(line?.before, { active: true, locked: false })
    assert.deepEqual(line?.after, { active: false, locked: true })
    assert.isDefined(second)
  })

  test('gives a name to another widget and creator', async ({ client, assert }) => {
    const { creator, name, path, adminPath } = await givenOwn()
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const patch = (body: object) => client.patch(adminPath).bearerToken(accessToken).json(body)
    const [{ id: creatorId }, { id: widgetId }] = [await givenCreator(), await givenWidget()]
    const response = await patch({ creatorId, widgetId })
    response.assertStatus(200)
    response.assertBodyContains({ creatorId, widgetId, url: name.url })
    ;(await client.get(path).bearerToken(creator.accessToken)).assertStatus(404)

    for (const field of ['creatorId', 'widgetId', 'gameId']) {
      const refused = await patch({ [field]: newId(), active: false })
      refused.assertStatus(422)
      refused.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    }
    assert.lengthOf(await auditOf(name.id), 1)
    const unknown = client.patch(`${ADMIN_PATH}/${newId()}`).bearerToken(accessToken)
    ;(await unknown.json({ active: false })).assertStatus(404)
  })
})

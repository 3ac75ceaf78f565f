import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/experiences'
const WIDTH = { themeFlags: { setMaxWidth: 640 } }
const NARROW = { themeFlags: { setMaxWidth: 480, noMinWidth: true } }

async function asAdmin(client: ApiClient) {
  const { id, accessToken } = await createPlayer({ roles: ['admin'] })
  return {
    id,
    get: (path: string, query: object) =>
      client
        .get(PATH + path)
        .bearerToken(accessToken)
        .qs(query),
    post: (path: string, body: object) =>
      client
        .post(PATH + path)
        .bearerToken(accessToken)
        .json(body),
  }
}

const aFlavour = () => ({ scope: 'flavour', owner: `f${newId().slice(-12)}` })

test.group('Experience documents by admins', () => {
  test('are published, changed, rolled back and retired, with every version kept', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const at = aFlavour()
    const write = async (path: string, more: object, version: number) => {
      const response = await admin.post(path, { ...at, ...more })
      response.assertStatus(200)
      assert.deepEqual(response.body(), { ...at, version })
    }
    await write('/publish', { doc: WIDTH, expectedVersion: 0 }, 1)
    await write('/publish', { doc: WIDTH, expectedVersion: 1 }, 1)
    await write('/publish', { doc: NARROW, expectedVersion: 1 }, 2)
    await write('/roll-back', { version: 1, expectedVersion: 2 }, 3)
    assert.deepEqual((await admin.get('/document', at)).body().doc, WIDTH)
    assert.deepEqual((await admin.get('/document', { ...at, version: 2 })).body().doc, NARROW)
    await write('/retire', { expectedVersion: 3 }, 4)
    const again = await admin.post('/retire', { ...at, expectedVersion: 4 })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_EXPERIENCE_RETIRED' })

    const first = (await admin.get('/versions', { ...at, limit: 3 })).body()
    const rest = (await admin.get('/versions', { ...at, limit: 3, start: first.next })).body()
    assert.deepEqual(
      [...first.items, ...rest.items].map(({ version, status }) => [version, status]),
      [
        [4, 'retired'],
        [3, 'published'],
        [2, 'published'],
        [1, 'published'],
      ]
    )
    const lines = await auditOf(at.owner)
    assert.sameMembers(
      lines.map(({ action }) => action),
      [
        'experience.published',
        'experience.published',
        'experience.rolled_back',
        'experience.retired',
      ]
    )
    assert.isTrue(lines.every(({ actorId }) => actorId === admin.id))
  })

  test('are changed by one of several who have read the same version', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const at = aFlavour()
    const answers = await Promise.all(
      [400, 410, 420, 430].map((setMaxWidth) =>
        admin.post('/publish', { ...at, doc: { themeFlags: { setMaxWidth } }, expectedVersion: 0 })
      )
    )
    const refused = answers.filter((answer) => answer.status() === 409)
    assert.lengthOf(refused, 3)
    for (const answer of refused) answer.assertBodyContains({ code: 'E_EXPERIENCE_CHANGED' })
    assert.lengthOf((await admin.get('/versions', at)).body().items, 1)
  })

  test('tell their faults and their changes before they are published', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const at = aFlavour()
    await admin.post('/publish', { ...at, doc: WIDTH, expectedVersion: 0 })
    const checked = await admin.post('/check', { ...at, doc: NARROW })
    const { config, ...told } = checked.body()
    assert.deepInclude(config.themeFlags, { setMaxWidth: 480, noMinWidth: true })
    assert.deepEqual(told, {
      faults: [],
      version: 1,
      changes: [
        { path: 'themeFlags.setMaxWidth', before: 640, after: 480 },
        { path: 'themeFlags.noMinWidth', before: null, after: true },
      ],
    })
    const broken = { themeFlags: { setMaxWidth: 'wide' }, colours: {} }
    const { faults, config: none } = (await admin.post('/check', { ...at, doc: broken })).body()
    assert.isNotEmpty(faults)
    assert.isNull(none)
    const refused = await admin.post('/publish', { ...at, doc: broken, expectedVersion: 1 })
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body().errors.map(({ message }: { message: string }) => message),
      faults
    )
    assert.lengthOf((await admin.get('/versions', at)).body().items, 1)
  })

  test('are refused: {0}')
    .with([
      ['a widget that has no id', { scope: 'widget', owner: 'mine', doc: {}, expectedVersion: 0 }],
      [
        'a widget that is not there',
        { scope: 'widget', owner: newId(), doc: {}, expectedVersion: 0 },
      ],
      [
        'a domain that is not there',
        { scope: 'host', owner: newId(), doc: {}, expectedVersion: 0 },
      ],
      ['a base of somebody', { scope: 'base', owner: 'me', doc: {}, expectedVersion: 0 }],
      ['an unknown scope', { scope: 'page', owner: 'x', doc: {}, expectedVersion: 0 }],
      ['a list', { ...aFlavour(), doc: [], expectedVersion: 0 }],
      ['without the version that was read', { ...aFlavour(), doc: {} }],
      [
        'flags of a page for a mode',
        { scope: 'mode', owner: 'LIGHT', doc: { hostFlags: {} }, expectedVersion: 0 },
      ],
    ] as [string, object][])
    .run(async ({ client }, [, body]) => {
      const admin = await asAdmin(client)
      ;(await admin.post('/publish', body)).assertStatus(422)
    })

  test('say in a check that nothing would read them', async ({ client, assert }) => {
    const admin = await asAdmin(client)
    for (const [scope, fault] of [
      ['widget', 'there is no widget'],
      ['host', "there is no partner's domain"],
    ] as const) {
      const owner = newId()
      const checked = (await admin.post('/check', { scope, owner, doc: WIDTH })).body()
      assert.deepEqual(checked.faults, [`${fault} ${owner}`])
      assert.isNull(checked.config)
    }
  })

  test('say which of them made a value, in every state of the visit', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const at = aFlavour()
    const doc = {
      ...WIDTH,
      experienceConfigOverride: { expanded: { themeFlags: { setMaxWidth: 700 } } },
    }
    const published = await admin.post('/publish', { ...at, doc, expectedVersion: 0 })
    published.assertStatus(200)
    const explain = async (query: object) =>
      (
        await admin.get('/explain', {
          path: 'themeFlags.setMaxWidth',
          flavour: at.owner,
          widgetMode: 'MINI_PASSIVE',
          ...query,
        })
      ).body()
    const inPlace = await explain({})
    assert.equal(inPlace.value, 640)
    assert.deepEqual(
      inPlace.said.map(({ scope, value }: { scope: string; value: unknown }) => [scope, value]),
      [
        ['built-in', 800],
        ['mode', 499],
        ['flavour', 640],
      ]
    )
    const expanded = await explain({ expanded: true })
    assert.equal(expanded.value, 700)
    assert.containsSubset(expanded.said.at(-1), { scope: 'flavour', version: 1, state: 'expanded' })
    assert.isNull((await explain({ path: 'themeFlags.nothing' })).value)
    ;(await admin.get('/explain', { path: '__proto__..x' })).assertStatus(422)
  })

  test('reach the next page that loads', async ({ client, assert }) => {
    const admin = await asAdmin(client)
    const { id } = await givenWidget()
    let pages = 0
    // Another page each time: an answer of the same address is kept for two seconds.
    const widthOf = async () => {
      const page = { widgetId: id, ref: 'paper.example', path: `/story-${pages++}` }
      const { config } = (await client.get('/v2/embed/bootstrap').qs(page)).body()
      return config.themeFlags.setMaxWidth
    }
    const at = { scope: 'widget', owner: id }
    assert.equal(await widthOf(), 800)
    const published = await admin.post('/publish', { ...at, doc: WIDTH, expectedVersion: 0 })
    published.assertStatus(200)
    assert.equal(await widthOf(), 640)
    ;(await admin.post('/retire', { ...at, expectedVersion: 1 })).assertStatus(200)
    assert.equal(await widthOf(), 800)
  })
})

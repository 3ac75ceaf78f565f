import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { aDocument, aKey, givenExperiment } from '#tests/fixtures/experiments'
import { count } from '#tests/helpers/at_once'
import { asExperimentAdmin as asAdmin } from '#tests/helpers/experiment_admin'

/** On pages that no other test opens. */
const domains = ['admin-experiments.example']

test.group('Experiments by admins', () => {
  test('are drafted, started, stopped, edited, started again and concluded', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const doc = aDocument({ domains, hypothesis: 'Narrow lines are read faster.' })
    const made = await admin.post('', { doc })
    made.assertStatus(201)
    const { id } = made.body()
    const move = async (name: string, expectedRevision: number, more: object = {}) => {
      const response = await admin.post(`/${id}/${name}`, { expectedRevision, ...more })
      response.assertStatus(200)
      assert.deepEqual(response.body(), { id, revision: expectedRevision + 1 })
    }
    await move('start', 1)
    const running = (await admin.get(`/${id}`)).body()
    assert.containsSubset(running, { status: 'running', version: 1, stoppedAt: null })
    assert.deepEqual(running.doc, { ...doc, priority: 0, traffic: 10_000 })
    await move('stop', 2)

    const more = await admin.put(`/${id}`, { doc: { ...doc, traffic: 5000 }, expectedRevision: 3 })
    more.assertStatus(200)
    assert.equal((await admin.get(`/${id}`)).body().version, 1)
    const variants = [...doc.variants, { key: 'wide', weight: 1, config: {} }]
    const other = await admin.put(`/${id}`, { doc: { ...doc, variants }, expectedRevision: 4 })
    other.assertStatus(200)
    await move('start', 5)
    await move('conclude', 6, { winner: 'wide', note: 'Wide is read faster.' })

    const ended = (await admin.get(`/${id}`)).body()
    assert.containsSubset(ended, {
      status: 'concluded',
      version: 2,
      revision: 7,
      winner: 'wide',
      note: 'Wide is read faster.',
    })
    assert.deepEqual(ended.startedAt, running.startedAt)
    const lines = await auditOf(id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      [
        'experiment.created',
        'experiment.started',
        'experiment.stopped',
        'experiment.edited',
        'experiment.edited',
        'experiment.started',
        'experiment.concluded',
      ]
    )
    assert.isTrue(lines.every(({ actorId }) => actorId === admin.id))
    assert.containsSubset(lines.at(-1)!.after, { status: 'concluded', winner: 'wide' })
  })

  test('are listed by their status, page by page', async ({ client, assert }) => {
    const admin = await asAdmin(client)
    const made = [await givenExperiment(), await givenExperiment()]
    const first = (await admin.get('', { status: 'draft', limit: 1 })).body()
    const rest = (await admin.get('', { status: 'draft', limit: 1, start: first.next })).body()
    const shown = [...first.items, ...rest.items]
    assert.sameMembers(
      shown.map(({ id }) => id),
      made.map(({ id }) => id)
    )
    ;(await admin.get('', { status: 'open' })).assertStatus(422)
    ;(await admin.get(`/${newId()}`)).assertStatus(404)
  })

  test('move only where their status lets them', async ({ client, assert }) => {
    const admin = await asAdmin(client)
    const { id, doc } = await givenExperiment({ domains })
    const refused = async (name: string, expectedRevision: number, experimentStatus: string) => {
      const body = { expectedRevision, ...(name === 'edit' && { doc }) }
      const response =
        name === 'edit' ? await admin.put(`/${id}`, body) : await admin.post(`/${id}/${name}`, body)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_EXPERIMENT_STATUS', experimentStatus })
    }
    await refused('stop', 1, 'draft')
    await refused('conclude', 1, 'draft')
    await admin.post(`/${id}/start`, { expectedRevision: 1 })
    await refused('start', 2, 'running')
    await refused('edit', 2, 'running')
    await admin.post(`/${id}/conclude`, { expectedRevision: 2 })
    for (const name of ['start', 'stop', 'conclude', 'edit']) await refused(name, 3, 'concluded')
    assert.lengthOf(await auditOf(id), 3)
  })

  test('are changed by one of several who have read the same revision', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const { id } = await givenExperiment({ domains })
    const race = (name: string, expectedRevision: number) =>
      Promise.all([1, 2, 3, 4].map(() => admin.post(`/${id}/${name}`, { expectedRevision })))
    const starts = await race('start', 1)
    assert.deepEqual(count(starts), { 200: 1, 409: 3 })
    for (const answer of starts.filter((one) => one.status() === 409)) {
      answer.assertBodyContains({ code: 'E_EXPERIMENT_CHANGED' })
    }
    const ends = await Promise.all([
      admin.post(`/${id}/stop`, { expectedRevision: 2 }),
      admin.post(`/${id}/conclude`, { expectedRevision: 2 }),
    ])
    assert.deepEqual(count(ends), { 200: 1, 409: 1 })
    const [row] = await db.from('experiments').where('id', id)
    assert.equal(row.revision, 3)
    assert.lengthOf(await auditOf(id), 3)
  })

  test('share the devices of a group without overlap, also when they start at once', async ({
    client,
    assert,
  }) => {
    const admin = await asAdmin(client)
    const group = aKey()
    const three = await Promise.all(
      [4000, 4000, 4000].map((traffic) => givenExperiment({ domains, group, traffic }))
    )
    const starts = await Promise.all(
      three.map(({ id }) => admin.post(`/${id}/start`, { expectedRevision: 1 }))
    )
    assert.deepEqual(count(starts), { 200: 2, 409: 1 })
    const full = starts.find((answer) => answer.status() === 409)!
    full.assertBodyContains({ code: 'E_EXPERIMENT_GROUP_FULL' })
    const running = await db.from('experiments').where({ group_key: group, status: 'running' })
    assert.sameMembers(
      running.map((row) => row.slice_from),
      [0, 4000]
    )
    const [first] = running.filter((row) => row.slice_from === 0)
    await admin.post(`/${first.id}/stop`, { expectedRevision: 2 })
    const waiting = three.find(({ id }) => running.every((row) => row.id !== id))!
    const late = await admin.post(`/${waiting.id}/start`, { expectedRevision: 1 })
    late.assertStatus(200)
    const [placed] = await db.from('experiments').where('id', waiting.id)
    assert.equal(placed.slice_from, 0)
  })

  test('do not start after their end', async ({ client }) => {
    const admin = await asAdmin(client)
    const endsAt = new Date(clock.nowMs() - 1000).toISOString()
    const { id } = await givenExperiment({ domains, endsAt })
    const response = await admin.post(`/${id}/start`, { expectedRevision: 1 })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_EXPERIMENT_OVER' })
  })
})

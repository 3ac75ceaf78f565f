import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { aDocument, givenExperiment } from '#tests/fixtures/experiments'
import { givenPartnerOf, type GivenPartner } from '#tests/fixtures/partners'
import { givenWidget } from '#tests/fixtures/widgets'
import { partnerCalls } from '#tests/helpers/partner_calls'
import { createPlayer } from '#tests/helpers/players'

async function keysOn(client: ApiClient, { host }: { host: string }): Promise<string[]> {
  const { id } = await givenWidget()
  const page = { widgetId: id, ref: `https://${host}/`, path: `/${newId()}` }
  const { experiments } = (await client.get('/v2/embed/bootstrap').qs(page)).body()
  return (experiments as { key: string }[]).map(({ key }) => key)
}

async function givenOwner(client: ApiClient) {
  const owner = await createPlayer()
  const partner = await givenPartnerOf(owner.id)
  return { partner, calls: partnerCalls(client, owner, 'experiments') }
}

const docOf = ({ slug }: GivenPartner, name = 'width') => aDocument({ key: `${slug}.${name}` })

test.group('Experiments by partners', () => {
  test('run on the pages of the own distributor alone, from their start to their stop', async ({
    client,
    assert,
  }) => {
    const [{ partner, calls }, another] = [await givenOwner(client), await givenOwner(client)]
    const doc = docOf(partner)
    const made = await calls.post('', { doc })
    made.assertStatus(201)
    const { id } = made.body()
    const move = async (name: string, expectedRevision: number) =>
      (await calls.post(`/${id}/${name}`, { expectedRevision })).assertStatus(200)
    assert.deepEqual(await keysOn(client, partner), [])
    await move('start', 1)
    assert.deepEqual(await keysOn(client, partner), [doc.key])
    assert.deepEqual(await keysOn(client, another.partner), [])
    assert.deepEqual(await keysOn(client, { host: `h${newId()}.example` }), [])
    await move('stop', 2)
    assert.deepEqual(await keysOn(client, partner), [])
    const edited = { doc: { ...doc, traffic: 5000 }, expectedRevision: 3 }
    ;(await calls.put(`/${id}`, edited)).assertStatus(200)
    await move('conclude', 4)
    const shown = (await calls.get(`/${id}`)).body()
    assert.containSubset(shown, { status: 'concluded', doc: { traffic: 5000 } })
    assert.equal((await calls.get(`/${id}/report`)).body().key, doc.key)
  })

  test('are limited in number, so that no page reads more than it can', async ({
    client,
    assert,
  }) => {
    const { partner, calls } = await givenOwner(client)
    const { slug } = partner
    const most = game.experiments.runningPerPartner
    for (let n = 0; n < most; n++) {
      await (await givenExperiment({ key: `${slug}.n${n}` }, slug)).start()
    }
    const { id } = await givenExperiment({ key: `${slug}.last` }, slug)
    const refused = await calls.post(`/${id}/start`, { expectedRevision: 1 })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_EXPERIMENT_LIMIT')
    assert.lengthOf(await keysOn(client, partner), most)
    const [one] = (await calls.get('', { status: 'running' })).body().items
    ;(await calls.post(`/${one.id}/stop`, { expectedRevision: one.revision })).assertStatus(200)
    ;(await calls.post(`/${id}/start`, { expectedRevision: 1 })).assertStatus(200)
  })

  test('have keys of their own, and say nothing that is the platform’s', async ({
    client,
    assert,
  }) => {
    const [{ partner, calls }, another] = [await givenOwner(client), await givenOwner(client)]
    const foreign = docOf(another.partner)
    ;(await another.calls.post('', { doc: foreign })).assertStatus(201)
    for (const key of ['width', foreign.key, `${partner.slug}x.width`, 'default.width']) {
      const refused = await calls.post('', { doc: aDocument({ key }) })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].message, `key must begin with ${partner.slug}.`)
    }
    const deaf = { key: 'deaf', weight: 1, config: { analytics: { own: false } } }
    const doc = { ...docOf(partner), variants: [aDocument().variants[0]!, deaf] }
    const refused = await calls.post('', { doc })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'doc.variants[1].config.analytics.own')
  })

  test('share a group with the own ones alone', async ({ client, assert }) => {
    const [{ partner, calls }, another] = [await givenOwner(client), await givenOwner(client)]
    const start = async (of: typeof calls, doc: object) => {
      const { id } = (await of.post('', { doc })).body()
      return of.post(`/${id}/start`, { expectedRevision: 1 })
    }
    const group = 'frames'
    ;(await start(calls, { ...docOf(partner), group })).assertStatus(200)
    ;(await start(another.calls, { ...docOf(another.partner), group })).assertStatus(200)
    const full = await start(calls, { ...docOf(partner, 'height'), group })
    full.assertStatus(409)
    assert.equal(full.body().code, 'E_EXPERIMENT_GROUP_FULL')
  })

  test('of the platform and of others are as if they were not there', async ({
    client,
    assert,
  }) => {
    const [{ calls }, another] = [await givenOwner(client), await givenOwner(client)]
    const key = `${another.partner.slug}.width`
    const foreign = await givenExperiment({ key }, another.partner.slug)
    const ours = await givenExperiment()
    for (const { id, doc } of [foreign, ours, { ...ours, id: newId() }]) {
      const answers = [
        await calls.get(`/${id}`),
        await calls.get(`/${id}/report`),
        await calls.put(`/${id}`, { doc, expectedRevision: 1 }),
        await calls.post(`/${id}/start`, { expectedRevision: 1 }),
        await calls.post(`/${id}/stop`, { expectedRevision: 1 }),
        await calls.post(`/${id}/conclude`, { expectedRevision: 1 }),
      ]
      for (const answer of answers) answer.assertStatus(404)
    }
    assert.deepEqual((await calls.get()).body().items, [])
  })
})

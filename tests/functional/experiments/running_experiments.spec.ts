import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { variantByHash } from '@sidepick/rules/experiments'
import { newId } from '#shared/ids'
import { batchOf, contextOf } from '#tests/fixtures/analytics'
import { givenRunning } from '#tests/fixtures/experiments'
import { givenWidget } from '#tests/fixtures/widgets'

const aHost = () => `h${newId()}.example`

/** Another page each time: an answer of the same address is kept for two seconds. */
async function bootstrapOf(client: ApiClient, widgetId: string, host: string) {
  const page = { widgetId, ref: `https://${host}/`, path: `/${newId()}` }
  return (await client.get('/v2/embed/bootstrap').qs(page)).body()
}

interface Told {
  key: string
  variants: { key: string }[]
  salt: string
}

test.group('Running experiments', () => {
  test('are told to the pages of their hosts, with what makes the configuration again', async ({
    client,
    assert,
  }) => {
    const host = aHost()
    const { id } = await givenWidget()
    const before = await bootstrapOf(client, id, host)
    assert.notProperty(before, 'states')
    const experiment = await givenRunning({ domains: [host], group: 'g1', traffic: 2500 })
    const body = await bootstrapOf(client, id, host)
    const { salt, ...told } = body.experiments[0]
    assert.lengthOf(body.experiments, 1)
    assert.match(salt, /^[0-9a-f]{12}$/)
    assert.deepEqual(told, {
      key: experiment.key,
      version: 1,
      priority: 0,
      traffic: 2500,
      sliceFrom: told.sliceFrom,
      group: 'g1',
      domains: [host],
      variants: experiment.doc.variants,
    })
    assert.isTrue(body.hasExperiments)
    assert.notProperty(body, 'changes')
    assert.deepEqual(body.states.base.themeFlags, body.config.themeFlags)
    assert.deepEqual((await bootstrapOf(client, id, aHost())).experiments, [])
    await experiment.stop()
    const after = await bootstrapOf(client, id, host)
    assert.deepEqual(after.experiments, [])
    assert.notProperty(after, 'states')
  })

  test('are not in the entry page, which only says that there is something to read', async ({
    client,
    assert,
  }) => {
    const host = aHost()
    const { id } = await givenWidget()
    const { key, stop } = await givenRunning({ domains: [host] })
    const init = { ref: `https://${host}/story`, widgetId: id }
    const payload = Buffer.from(JSON.stringify(init)).toString('base64url')
    const page = await client.get(`/go/${payload}/widget/${id}`)
    page.assertStatus(200)
    assert.notInclude(page.text(), key)
    assert.include(page.text(), '"hasExperiments":true')
    await stop()
  })

  test('end by themselves', async ({ client, assert }) => {
    const host = aHost()
    const { id } = await givenWidget()
    const endsAt = new Date(Date.now() + 60_000).toISOString()
    const { id: experimentId } = await givenRunning({ domains: [host], endsAt })
    assert.lengthOf((await bootstrapOf(client, id, host)).experiments, 1)
    await db
      .from('experiments')
      .where('id', experimentId)
      .update({ ends_at: Date.now() - 1 })
    const { forgetExperiments } = await import('#experiments/queries/forget_experiments')
    await forgetExperiments()
    assert.deepEqual((await bootstrapOf(client, id, host)).experiments, [])
  })
})

/** A device whose id leads to this variant. */
function aDeviceOf(experiment: Told, variant: string): string {
  for (;;) {
    const deviceId = newId()
    const terms = experiment as unknown as Parameters<typeof variantByHash>[0]
    if (variantByHash(terms, deviceId)?.key === variant) return deviceId
  }
}

async function givenTold(client: ApiClient) {
  const host = aHost()
  const { id } = await givenWidget()
  const experiment = await givenRunning({ domains: [host] })
  const [told] = (await bootstrapOf(client, id, host)).experiments as [Told]
  const send = async (deviceId: string | undefined, variant: string, names: string[] = []) => {
    const response = await client.post('/v1/analytics/events').json(
      batchOf({
        context: contextOf({
          ...(deviceId && { deviceId }),
          experiments: { [experiment.key]: variant },
        }),
        events: [
          { name: 'experiment_exposed', properties: { experiment: experiment.key, variant } },
          ...names.map((name) => ({ name, properties: {} })),
        ],
      })
    )
    response.assertStatus(202)
  }
  const devices = () => db.from('experiment_devices').where('experiment_id', experiment.id)
  const outcomes = () => db.from('experiment_outcomes').where('experiment_id', experiment.id)
  return { experiment, told, send, devices, outcomes }
}

test.group('Exposures', () => {
  test('count once for a device and an experiment, and what it did once for each kind', async ({
    client,
    assert,
  }) => {
    const { told, send, devices, outcomes, experiment } = await givenTold(client)
    const deviceId = aDeviceOf(told, 'narrow')
    await send(deviceId, 'narrow')
    await send(deviceId, 'narrow', ['leaderboard_viewed', 'terms_accepted'])
    await Promise.all([1, 2, 3].map(() => send(deviceId, 'narrow', ['leaderboard_viewed'])))
    const [device, ...more] = await devices()
    assert.isEmpty(more)
    assert.containSubset(device, { variant: 'narrow', version: 1 })
    assert.match(device.device_hash, /^[0-9a-f]{32}$/)
    assert.deepEqual(
      (await outcomes()).map(({ metric }) => metric),
      ['leaderboard_viewed']
    )
    await experiment.stop()
  })

  test('do not count without a device, for another variant, or when it does not run', async ({
    client,
    assert,
  }) => {
    const { told, send, devices, outcomes, experiment } = await givenTold(client)
    await send(undefined, 'narrow', ['leaderboard_viewed'])
    await send(aDeviceOf(told, 'control'), 'narrow', ['leaderboard_viewed'])
    await send(newId(), 'purple')
    assert.isEmpty(await devices())
    await experiment.stop()
    await send(aDeviceOf(told, 'narrow'), 'narrow', ['leaderboard_viewed'])
    assert.isEmpty(await devices())
    assert.isEmpty(await outcomes())
  })
})

import db from '@adonisjs/lucid/services/db'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import ExperimentsReport from '#backend/commands/experiments_report'
import { newId } from '#shared/ids'
import { givenExperiment } from '#tests/fixtures/experiments'
import { createPlayer } from '#tests/helpers/players'

/** Devices that were shown these variants, and how many of them picked a side. */
async function givenCounts(id: string, counts: Record<string, { devices: number; hits: number }>) {
  for (const [variant, { devices, hits }] of Object.entries(counts)) {
    const rows = Array.from({ length: devices }, () => ({
      experiment_id: id,
      version: 1,
      device_hash: newId().replaceAll('-', ''),
      variant,
      exposed_at: 1,
    }))
    if (rows.length > 0) await db.table('experiment_devices').multiInsert(rows)
    const picked = rows.slice(0, hits).map(({ experiment_id, version, device_hash }) => ({
      ...{ experiment_id, version, device_hash },
      ...{ metric: 'side_picked', first_at: 2 },
    }))
    if (picked.length > 0) await db.table('experiment_outcomes').multiInsert(picked)
  }
}

async function printed(key: string, ...flags: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.create(ExperimentsReport, [key, ...flags])
  await command.exec()
  const text = command.logger
    .getLogs()
    .map(({ message }) => message)
    .join('\n')
  return { exitCode: command.exitCode, text }
}

test.group('Reports of experiments', (group) => {
  group.each.teardown(() => ace.ui.switchMode('normal'))

  test('tell sizes, rates, and how far apart they are', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const { id, key } = await givenExperiment()
    await givenCounts(id, {
      control: { devices: 100, hits: 10 },
      narrow: { devices: 110, hits: 33 },
    })
    const response = await client.get(`/v1/admin/experiments/${id}/report`).bearerToken(accessToken)
    response.assertStatus(200)
    const { variants, sampleRatio, ...rest } = response.body()
    assert.deepEqual(rest, {
      ...{ id, key, status: 'draft', version: 1 },
      ...{ metric: 'side_picked', devices: 210 },
    })
    assert.isFalse(sampleRatio.mismatch)
    assert.closeTo(sampleRatio.p, 0.49, 0.01)
    const [control, narrow] = variants.map(({ metrics }: { metrics: { metric: string }[] }) =>
      metrics.find(({ metric }) => metric === 'side_picked')!
    )
    assert.isNull(control.difference)
    assert.closeTo(control.rate.low, 0.0552, 0.0001)
    assert.closeTo(narrow.difference.value, 0.2, 1e-9)
    assert.isAbove(narrow.difference.low, 0)
    const { exitCode, text } = await printed(key)
    assert.equal(exitCode ?? 0, 0)
    assert.include(text, '210 devices')
    assert.include(text, '30.0 % (')
    assert.include(text, '+20.0 points (')
    assert.notInclude(text, 'game_played')
    assert.include((await printed(key, '--all')).text, 'game_played')
  })

  test('warn of sizes that are no chance', async ({ assert }) => {
    const { id, key } = await givenExperiment()
    await givenCounts(id, {
      control: { devices: 200, hits: 0 },
      narrow: { devices: 100, hits: 100 },
    })
    const { exitCode, text } = await printed(key)
    assert.equal(exitCode, 1)
    assert.include(text, 'do not trust the rates')
  })

  test('do not compare the sizes of variants that some hosts do not show', async ({ assert }) => {
    const { id, key } = await givenExperiment({
      variants: [
        { key: 'control', weight: 1, config: {} },
        { key: 'narrow', weight: 1, config: {}, domains: ['a.example'] },
      ],
    })
    await givenCounts(id, { control: { devices: 50, hits: 0 } })
    const { exitCode, text } = await printed(key)
    assert.equal(exitCode ?? 0, 0)
    assert.include(text, 'Sizes are not compared')
  })

  test('are of experiments that exist', async ({ assert }) => {
    const { exitCode, text } = await printed('nothing')
    assert.equal(exitCode, 1)
    assert.include(text, 'there is no experiment nothing')
  })
})

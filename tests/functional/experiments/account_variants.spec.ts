import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { personalData } from '#shared/privacy/personal_data'
import { givenRunning } from '#tests/fixtures/experiments'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/experiments/mine'
const domains = ['account-variants.example']

test.group('Variants of an account', () => {
  test('are those of its first device, and fill the gaps of the next', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const [one, other] = [await givenRunning({ domains }), await givenRunning({ domains })]
    const keep = async (assigned: object) => {
      const response = await client.post(PATH).bearerToken(player.accessToken).json({ assigned })
      response.assertStatus(200)
      return response.body().assigned as Record<string, unknown>
    }
    const narrow = { version: 1, variant: 'narrow' }
    const control = { version: 1, variant: 'control' }
    assert.deepEqual(await keep({ [one.key]: narrow }), { [one.key]: narrow })
    assert.deepEqual(await keep({ [one.key]: control, [other.key]: control }), {
      [one.key]: narrow,
      [other.key]: control,
    })
    assert.deepEqual(await keep({}), { [one.key]: narrow, [other.key]: control })
    await one.stop()
    assert.deepEqual(await keep({}), { [other.key]: control })
    await other.stop()
  })

  test('are kept once when several devices come at the same moment', async ({ client, assert }) => {
    const player = await createPlayer()
    const { key, id, stop } = await givenRunning({ domains })
    const answers = await Promise.all(
      ['narrow', 'control', 'narrow', 'control'].map((variant) =>
        client
          .post(PATH)
          .bearerToken(player.accessToken)
          .json({ assigned: { [key]: { version: 1, variant } } })
      )
    )
    const [row, ...more] = await db.from('experiment_accounts').where('experiment_id', id)
    assert.isEmpty(more)
    for (const answer of answers) {
      answer.assertStatus(200)
      assert.equal(answer.body().assigned[key].variant, row.variant)
    }
    await stop()
  })

  test('are of experiments, versions and variants that there are', async ({ client, assert }) => {
    const player = await createPlayer()
    const { key, stop } = await givenRunning({ domains })
    const send = (assigned: unknown) =>
      client.post(PATH).bearerToken(player.accessToken).json({ assigned })
    for (const assigned of [
      { [key]: { version: 2, variant: 'narrow' } },
      { [key]: { version: 1, variant: 'purple' } },
      { nothing: { version: 1, variant: 'narrow' } },
    ]) {
      const response = await send(assigned)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { assigned: {} })
    }
    for (const wrong of [undefined, [], { [key]: 'narrow' }, { ['x'.repeat(65)]: {} }]) {
      ;(await send(wrong)).assertStatus(422)
    }
    ;(await client.post(PATH).json({ assigned: {} })).assertStatus(401)
    await stop()
  })

  test('can be read by the player, and go when the account closes', async ({ client, assert }) => {
    const player = await createPlayer()
    const { key, stop } = await givenRunning({ domains })
    const assigned = { [key]: { version: 1, variant: 'narrow' } }
    await client.post(PATH).bearerToken(player.accessToken).json({ assigned })
    const { experiments } = await personalData.collect(player.id)
    assert.containSubset(experiments, [{ experiment: key, version: 1, variant: 'narrow' }])
    await db.transaction((trx) => personalData.erase(player.id, trx))
    assert.isEmpty(await db.from('experiment_accounts').where('user_id', player.id))
    await stop()
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { cutsAdmin, forgetShares, hostCoins } from '#tests/fixtures/cuts'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { createPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000
const iso = (ms: number) => new Date(ms).toISOString()

test.group('Shares of creators and distributors', (group) => {
  group.each.setup(() => forgetShares())

  test('lie over the global ones, the distributor’s on top, share by share', async ({
    client,
    assert,
  }) => {
    const [{ admin, get, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const { distributorId } = await givenDomain()
    const usual = (await get('')).body().resolved.hostBps
    ;(await get(`/${creator.id}`)).assertBodyContains({
      ...{ scope: 'creator', id: creator.id, hostBps: null, effectiveFrom: null },
      resolved: { hostBps: usual },
    })
    ;(await patch(`/${creator.id.toUpperCase()}`, { hostBps: 3_000 })).assertBodyContains({
      ...{ id: creator.id, hostBps: 3_000, parentBps: null, actorId: admin.id },
      resolved: { hostBps: 3_000 },
    })
    const now = () => hostCoins(creator.id, clock.nowMs(), distributorId)
    assert.equal(await now(), 4_500)
    const path = `/${distributorId}/distributor`
    ;(await patch(path, { parentBps: 100 })).assertBodyContains({ scope: 'distributor' })
    assert.equal(await now(), 4_500)
    await patch(path, { hostBps: 1_000 })
    assert.equal(await now(), 1_500)
    ;(await get(`/${distributorId}`)).assertBodyContains({ hostBps: 1_000, parentBps: 100 })
    await patch(path, { hostBps: null })
    assert.equal(await now(), 4_500)
    await patch(`/${creator.id}`, { hostBps: null })
    assert.equal(await now(), Math.floor(1.5 * usual))
    const { items } = (await get(`/${distributorId}/history`)).body()
    assert.deepEqual(
      items.map((version: Record<string, unknown>) => [version.hostBps, version.parentBps]),
      [
        [null, 100],
        [1_000, 100],
        [null, 100],
      ]
    )
    const [line] = await auditOf(distributorId)
    assert.containsSubset(line, { action: 'cuts.distributor_edited', before: null })
  })

  test('count from the instant that is said', async ({ client, assert }) => {
    const [{ get, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const fromMs = clock.nowMs() + 2 * DAY_MS
    const effectiveFrom = iso(fromMs)
    const later = await patch(`/${creator.id}`, { hostBps: 3_000, effectiveFrom })
    later.assertBodyContains({ hostBps: 3_000, effectiveFrom, resolved: { hostBps: 3_000 } })
    ;(await get(`/${creator.id}`)).assertBodyContains({ hostBps: null, effectiveFrom: null })
    await patch(`/${creator.id}`, { hostBps: 2_500 })
    ;(await get(`/${creator.id}`)).assertBodyContains({ hostBps: 2_500 })
    assert.equal(await hostCoins(creator.id, fromMs - 1), 3_750)
    assert.equal(await hostCoins(creator.id, fromMs), 4_500)
    const history = (await get(`/${creator.id}/history`)).body().items
    assert.deepEqual(
      history.map(({ hostBps }: { hostBps: number }) => hostBps),
      [2_500, 3_000]
    )
  })

  test('never come to more than the rake where two of them meet', async ({ client, assert }) => {
    const [{ patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const { distributorId } = await givenDomain()
    ;(await patch(`/${creator.id}`, { parentBps: 8_000 })).assertStatus(422)
    ;(await patch(`/${creator.id}`, { hostBps: 5_000 })).assertStatus(200)
    const path = `/${distributorId}/distributor`
    const met = await patch(path, { referrerBps: 2_600 })
    met.assertStatus(422)
    met.assertBodyContains({ errors: [{ field: 'shares' }] })
    assert.include(met.body().errors[0].message, creator.id)
    assert.include(met.body().errors[0].message, distributorId)
    ;(await patch('', { parentBps: 1_600 })).assertStatus(422)
    // Nor at any later instant: what begins in two days meets what is said today.
    const effectiveFrom = iso(clock.nowMs() + 2 * DAY_MS)
    ;(await patch(path, { referrerBps: 2_600, hostBps: 100, effectiveFrom })).assertStatus(200)
    ;(await patch(path, { distributorBps: 9_000 })).assertStatus(422)
    ;(await patch(`/${creator.id}`, { distributorBps: 7_000, hostBps: 0 })).assertStatus(422)
    ;(await patch(`/${creator.id}`, { hostBps: null })).assertStatus(200)
  })

  test('are nobody’s whom we do not know', async ({ client }) => {
    const [{ get, patch }, player] = [await cutsAdmin(client), await createPlayer()]
    for (const id of [newId(), player.id, `nobody-${newId()}`]) {
      ;(await get(`/${id}`)).assertStatus(404)
      ;(await get(`/${id}/history`)).assertStatus(404)
      ;(await patch(`/${id}`, { hostBps: 1 })).assertStatus(404)
      ;(await patch(`/${id}/distributor`, { hostBps: 1 })).assertStatus(404)
    }
    for (const query of [{ limit: 101 }, { start: 'x' }]) {
      ;(await get('/history', query)).assertStatus(422)
    }
  })

  test('of two changes at once keep both, in order', async ({ client, assert }) => {
    const [{ get, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const answers = await Promise.all(
      [...Array(8).keys()].map((n) =>
        patch(`/${creator.id}`, n % 2 === 0 ? { hostBps: 100 + n } : { parentBps: 100 + n })
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    const { items } = (await get(`/${creator.id}/history`)).body()
    assert.lengthOf(items, 8)
    const instants = items.map(({ createdAt }: { createdAt: string }) => createdAt)
    assert.deepEqual(instants, [...new Set(instants)].sort().reverse())
    // Each builds on the one before, and changes one share of it.
    for (const [index, version] of items.slice(0, -1).entries()) {
      const before = items[index + 1]
      const same = ['hostBps', 'parentBps'].filter((share) => version[share] === before[share])
      assert.lengthOf(same, 1)
    }
    const { hostBps, parentBps } = (await get(`/${creator.id}`)).body()
    assert.deepEqual([hostBps, parentBps], [items[0].hostBps, items[0].parentBps])
  })

  test('of two changes at once that do not fit together, one is refused', async ({
    client,
    assert,
  }) => {
    const [{ patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const { distributorId } = await givenDomain()
    const answers = await Promise.all([
      patch(`/${creator.id}`, { hostBps: 5_000 }),
      patch(`/${distributorId}/distributor`, { referrerBps: 3_000 }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
  })

  test('are never rewritten', async ({ client, assert }) => {
    const [{ patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    await patch(`/${creator.id}`, { hostBps: 1 })
    const versions = () => db.from('cut_versions').where('subject_id', creator.id)
    await assert.rejects(() => versions().update({ host_bps: 2 }))
    await assert.rejects(() => versions().delete())
  })
})

test.group('What is agreed on with a creator', (group) => {
  group.each.setup(() => forgetShares())

  test('is what the creator is paid', async ({ client, assert }) => {
    const [{ admin, get }, creator] = [await cutsAdmin(client), await givenCreator()]
    const edit = (hostBps: number | null) =>
      client
        .patch(`/v1/admin/creators/${creator.id}`)
        .bearerToken(admin.accessToken)
        .json({ hostBps })
    ;(await edit(2_600)).assertStatus(200)
    assert.equal(await hostCoins(creator.id, clock.nowMs()), 3_900)
    await client
      .post(`/admin/auth/users/${creator.id}/set_creator`)
      .bearerToken(admin.accessToken)
      .json({ hostBps: 2_800 })
    assert.equal(await hostCoins(creator.id, clock.nowMs()), 4_200)
    ;(await edit(null)).assertStatus(200)
    const { items } = (await get(`/${creator.id}/history`)).body()
    assert.deepEqual(
      items.map((version: Record<string, unknown>) => [version.hostBps, version.actorId]),
      [
        [null, admin.id],
        [2_800, admin.id],
        [2_600, admin.id],
      ]
    )
  })

  test('is paid when it is agreed on again, whatever was said of the shares meanwhile', async ({
    client,
    assert,
  }) => {
    const [{ admin, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const agree = (hostBps: number) =>
      client
        .patch(`/v1/admin/creators/${creator.id}`)
        .bearerToken(admin.accessToken)
        .json({ hostBps })
    ;(await agree(2_600)).assertStatus(200)
    ;(await patch(`/${creator.id}`, { hostBps: 1_000 })).assertStatus(200)
    ;(await agree(2_600)).assertBodyContains({ hostBps: 2_600 })
    assert.equal(await hostCoins(creator.id, clock.nowMs()), 3_900)
  })

  test('shows wherever the creator is shown, from when it is in force', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [{ admin, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const shown = async () => {
      const own = await client.get('/v1/creators/creators').bearerToken(creator.accessToken)
      const get = (path: string) => client.get(path).bearerToken(admin.accessToken)
      const one = await get(`/v1/admin/creators/${creator.id}`)
      const all = await get(`/v1/admin/creators?search=${creator.username}`)
      return [own.body()[0], one.body(), all.body().items[0]].map(({ hostBps }) => hostBps)
    }
    assert.deepEqual(await shown(), [null, null, null])
    const soonMs = clock.nowMs() + 60_000
    ;(await patch(`/${creator.id}`, { hostBps: 2_100 })).assertStatus(200)
    await patch(`/${creator.id}`, { hostBps: 2_200, effectiveFrom: iso(soonMs) })
    assert.deepEqual(await shown(), [2_100, 2_100, 2_100])
    cleanup(clock.replace(() => soonMs))
    assert.deepEqual(await shown(), [2_200, 2_200, 2_200])
    const face = await client
      .patch('/v1/creators/creators')
      .bearerToken(creator.accessToken)
      .json({ profileColor: 'abcdef' })
    face.assertBodyContains({ hostBps: 2_200 })
  })

  test('is refused where the shares would come to more than the rake', async ({
    client,
    assert,
  }) => {
    const [{ admin, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    ;(await patch(`/${creator.id}`, { parentBps: 4_000 })).assertStatus(200)
    const response = await client
      .patch(`/v1/admin/creators/${creator.id}`)
      .bearerToken(admin.accessToken)
      .json({ hostBps: 6_000, userName: 'Unchanged' })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'hostBps' }] })
    const [row] = await db.from('creators').where('user_id', creator.id)
    assert.equal(row.user_name, creator.username)
    const shown = await client
      .get(`/v1/admin/creators/${creator.id}`)
      .bearerToken(admin.accessToken)
    shown.assertBodyContains({ hostBps: null })
    await patch(`/${creator.id}`, { parentBps: null })
  })
})

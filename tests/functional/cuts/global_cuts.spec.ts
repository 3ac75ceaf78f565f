import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator, givenCreatorRecord } from '#tests/fixtures/creators'
import { cutsAdmin, hostCoins } from '#tests/fixtures/cuts'
import { givenOwnedDomain } from '#tests/fixtures/partner_hosts'
import { createPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000
const iso = (ms: number) => new Date(ms).toISOString()

test.group('The global shares', () => {
  test('are changed from now on, and every version is kept', async ({ client, assert }) => {
    const { admin, get, patch } = await cutsAdmin(client)
    const { hostBps: was, ...others } = (await get('')).body().resolved
    const hostBps = was - 1
    const response = await patch('', { hostBps })
    response.assertStatus(200)
    response.assertBodyContains({
      scope: 'global',
      id: null,
      hostBps,
      actorId: admin.id,
      resolved: { ...others, hostBps, platformBps: others.platformBps + 1 },
    })
    assert.deepEqual((await get('')).body(), response.body())
    await patch('', { hostBps })
    await patch('', { hostBps: hostBps - 1 })
    const first = (await get('/history', { limit: 1 })).body()
    const second = (await get('/history', { limit: 1, start: first.next })).body()
    assert.deepEqual([first.items[0].hostBps, second.items[0].hostBps], [hostBps - 1, hostBps])
    const lines = (await auditOf('global')).filter(({ actorId }) => actorId === admin.id)
    assert.lengthOf(lines, 2)
    assert.containsSubset(lines[1], {
      action: 'cuts.global_edited',
      before: { hostBps },
      after: { hostBps: hostBps - 1 },
    })
  })

  test('are not changed by who earns by them, a super admin neither', async ({
    client,
    assert,
  }) => {
    const admin = await createPlayer({ roles: ['superadmin'] })
    const { get, patch } = await cutsAdmin(client)
    const { hostBps, parentBps, referrerBps, distributorBps } = (await get('')).body().resolved
    const edit = (body: object) =>
      client.patch('/v1/admin/cuts').bearerToken(admin.accessToken).json(body)
    const ways = [
      [{ hostBps }, () => givenCreatorRecord(admin)],
      [{ distributorBps }, () => givenOwnedDomain(admin.id)],
      [
        { referrerBps },
        async () => {
          const { id } = await createPlayer()
          await db.from('users').where({ id }).update({ referrer_id: admin.id })
        },
      ],
    ] as const
    for (const [share, begin] of ways) {
      ;(await edit(share)).assertStatus(200)
      await begin()
      const lines = await auditOf('global')
      const refused = await edit({ ...share, effectiveFrom: iso(clock.nowMs() + DAY_MS) })
      refused.assertStatus(403)
      refused.assertBodyContains({ code: 'E_FORBIDDEN' })
      assert.deepEqual(await auditOf('global'), lines)
    }
    ;(await edit({ parentBps })).assertStatus(403)
    ;(await edit({})).assertStatus(200)
    ;(await patch('', { hostBps, distributorBps, referrerBps })).assertStatus(200)
  })

  test('leave games alone that started before', async ({ client, assert }) => {
    const [{ get, patch }, creator] = [await cutsAdmin(client), await givenCreator()]
    const startedMs = clock.nowMs() - 1
    const was = (await get('')).body().resolved.hostBps
    ;(await patch('', { hostBps: was - 2 })).assertStatus(200)
    assert.equal(await hostCoins(creator.id, startedMs), Math.floor(1.5 * was))
    assert.equal(await hostCoins(creator.id, clock.nowMs()), Math.floor(1.5 * (was - 2)))
  })

  test('refuses a bad {0}')
    .with([
      ['hostBps', { hostBps: -1 }],
      ['hostBps', { hostBps: 10_001 }],
      ['parentBps', { parentBps: 0.5 }],
      ['referrerBps', { referrerBps: '100' }],
      ['distributorBps', { distributorBps: Number.MAX_VALUE }],
      ['hostBps', { hostBps: [] }],
      ['effectiveFrom', { effectiveFrom: 'tomorrow' }],
      ['effectiveFrom', { hostBps: 1, effectiveFrom: iso(clock.nowMs() - DAY_MS) }],
      ['effectiveFrom', { hostBps: 1, effectiveFrom: iso(clock.nowMs() + 400 * DAY_MS) }],
      ['effectiveFrom', { hostBps: 1, effectiveFrom: '9999999999999999' }],
      ['shares', { hostBps: 5_000, parentBps: 5_001 }],
    ] as [string, object][])
    .run(async ({ client, assert }, [field, body]) => {
      const { get, patch } = await cutsAdmin(client)
      const before = (await get('')).body()
      const response = await patch('', body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.deepEqual((await get('')).body(), before)
    })

  test('cannot be left to a wider scope', async ({ client }) => {
    const { patch, get } = await cutsAdmin(client)
    await patch('', { hostBps: 1_900 })
    await patch('', { hostBps: null })
    ;(await get('')).assertBodyContains({ hostBps: 1_900 })
  })
})

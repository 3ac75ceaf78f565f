import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { creditsOf, givenProgress, progressOf } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const put = (client: ApiClient, { accessToken }: TestPlayer, id: string, verb: string) =>
  client.put(`/v1/admin/wallets/${id}/${verb}`).bearerToken(accessToken)

const anAdmin = () => createPlayer({ roles: ['admin'] })

test.group('PUT /v1/admin/wallets/{id}/promote', (group) => {
  group.each.setup(() => beginMidweek())

  test('takes a player from gate to gate, and ends at the last', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id } = await createPlayer({ emailVerified: true })
    const steps = []
    for (let step = 0; step < 4; step++) {
      const response = await put(client, admin, id, 'promote')
      response.assertStatus(200)
      steps.push(response.body())
    }
    assert.deepEqual(steps, [
      { userId: id, gamePlaysSinceDemotion: 5, currentLeague: 'level2' },
      { userId: id, gamePlaysSinceDemotion: 25, currentLeague: 'level3' },
      { userId: id, gamePlaysSinceDemotion: 75, currentLeague: 'level4' },
      { userId: id, gamePlaysSinceDemotion: 75, currentLeague: 'level4' },
    ])
    const paid = [100, 200, 300].map((points) => `user_promotion:${points}`)
    assert.deepEqual(await creditsOf(id), paid)
    const lines = await auditOf(id)
    assert.lengthOf(lines, 3)
    assert.containsSubset(lines[0], { actorId: admin.id, action: 'player.promoted' })
  })

  test('leaves the league to a proved e-mail', async ({ client }) => {
    const { id } = await createPlayer()
    const response = await put(client, await anAdmin(), id, 'promote')
    response.assertBody({ userId: id, gamePlaysSinceDemotion: 5, currentLeague: 'level1' })
  })

  test('is of a player who is there', async ({ client }) => {
    const admin = await anAdmin()
    for (const verb of ['promote', 'demote']) {
      const response = await put(client, admin, newId(), verb)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
      ;(await put(client, admin, 'everybody', verb)).assertStatus(404)
    }
  })
})

test.group('PUT /v1/admin/wallets/{id}/demote', (group) => {
  group.each.setup(() => beginMidweek())

  test('takes a player back to the beginning, once', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id } = await createPlayer()
    await givenProgress(id, { plays_since_demotion: 30, league: 'level3' })
    const start = { userId: id, gamePlaysSinceDemotion: 0, currentLeague: 'level1' }
    for (let times = 0; times < 2; times++) {
      const response = await put(client, admin, id, 'demote')
      response.assertStatus(200)
      response.assertBody(start)
    }
    assert.containsSubset(await progressOf(id), { demotions: 1 })
    const lines = await auditOf(id)
    assert.lengthOf(lines, 1)
    assert.deepEqual(lines[0]!.before, { gamePlays: 30, league: 'level3' })
  })

  test('ends a league whose plays were all taken back', async ({ client, assert }) => {
    const { id } = await createPlayer()
    await givenProgress(id, { plays_since_demotion: 0, league: 'level2' })
    const response = await put(client, await anAdmin(), id, 'demote')
    response.assertBody({ userId: id, gamePlaysSinceDemotion: 0, currentLeague: 'level1' })
    assert.containsSubset(await progressOf(id), { demotions: 1 })
  })
})

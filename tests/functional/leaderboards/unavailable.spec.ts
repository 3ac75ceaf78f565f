import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenBoard } from '#tests/fixtures/boards'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const rename = (from: string, to: string) => db.rawQuery(`alter table ${from} rename to ${to}`)

/** What each read needs, and what it is asked with: a stranger, or a player whose sign-in is read first. */
const READS = [
  { table: 'leaderboards', path: () => '/v1/leaderboards/activeLeaderboards', by: 'stranger' },
  { table: 'leaderboards', path: () => '/v1/leaderboards/points', by: 'player' },
  { table: 'leaderboards', path: (id: string) => `/v1/leaderboards/${id}`, by: 'stranger' },
  { table: 'leaderboards', path: (id: string) => `/v1/leaderboards/${id}/top/3`, by: 'player' },
  { table: 'leaderboard_entries', path: (id: string) => `/v1/leaderboards/${id}`, by: 'stranger' },
  { table: 'leaderboard_entries', path: (id: string) => `/v1/leaderboards/${id}`, by: 'player' },
  {
    table: 'leaderboard_entries',
    path: (id: string) => `/v1/leaderboards/${id}/top/3`,
    by: 'player',
  },
  { table: 'access_tokens', path: () => '/v1/leaderboards/points', by: 'player' },
  { table: 'access_tokens', path: (id: string) => `/v1/leaderboards/${id}`, by: 'player' },
] as const

test.group('A board that cannot be read', (group) => {
  group.each.setup(() => beginMidweek())

  for (const { table, path, by } of READS) {
    const address = path(':id')
    test(`is temporarily unavailable: ${address} for a ${by}, without ${table}`, async ({
      client,
      assert,
    }) => {
      const { id, distributorId } = await givenBoard()
      const { accessToken } = await createPlayer()
      const ask = async () => {
        const request = client.get(path(id)).qs(address.includes(':') ? {} : { distributorId })
        return by === 'player' ? request.bearerToken(accessToken) : request
      }
      await rename(table, 'taken_away')
      const failed = await ask().finally(() => rename('taken_away', table))
      failed.assertStatus(503)
      failed.assertBodyContains({
        code: 'E_LEADERBOARD_UNAVAILABLE',
        message: 'Leaderboard temporarily unavailable',
      })
      assert.equal(failed.header('retry-after'), '1')
      assert.notInclude(JSON.stringify(failed.body()), table)
      ;(await ask()).assertStatus(200)
    })
  }

  test('is told apart from one that is not there, and from a wrong question', async ({
    client,
  }) => {
    ;(await client.get(`/v1/leaderboards/${newId()}`)).assertStatus(404)
    ;(await client.get('/v1/leaderboards/points').qs({ distributorId: '\0' })).assertStatus(422)
  })
})

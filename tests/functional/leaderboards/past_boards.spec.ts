import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { beginMidweek } from '#tests/helpers/midweek'

const DAY_MS = 24 * 60 * 60 * 1_000

test.group('Past boards', (group) => {
  group.each.setup(() => beginMidweek())

  test('of leagues and of a distributor are together as many as one list shows', async ({
    client,
    assert,
    cleanup,
  }) => {
    const own = await givenDue([await givenEntrant()])
    const league = await givenDue([await givenEntrant()])
    const row = () => db.from('leaderboards').where('id', league.id)
    const asLeague = { kind: 'league', distributor_id: 'default', series: 'level3' }
    // A week of its own, in which no other test has a board of this league.
    const startMs = clock.nowMs() - 6 * DAY_MS
    await row().update({ ...asLeague, start_date: startMs, awarded_at: clock.nowMs() })
    const { previousMax } = game.leaderboards
    const { distributorId, series } = league
    cleanup(async () => {
      Object.assign(game.leaderboards, { previousMax })
      await row().update({ kind: 'prize', distributor_id: distributorId, series })
    })
    const list = async (): Promise<string[]> => {
      const call = client.get('/v1/leaderboards/previousLeaderboards')
      const boards = (await call.qs({ distributorId: own.distributorId })).body()
      return boards.map(({ id }: { id: string }) => id)
    }
    assert.includeMembers(await list(), [own.id, league.id])
    Object.assign(game.leaderboards, { previousMax: 1 })
    assert.lengthOf(await list(), 1)
  })
})

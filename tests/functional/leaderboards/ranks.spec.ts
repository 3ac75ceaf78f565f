import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { countPoints } from '#leaderboards/actions/count_points'
import { LeaderboardsContract } from '#leaderboards/contract'
import { countAbove } from '#leaderboards/queries/count_above'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { personalData } from '#shared/privacy/personal_data'
import { transact } from '#shared/database/transact'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const entriesOf = (boardId: string) =>
  db.from('leaderboard_entries').where('leaderboard_id', boardId)

/** How many entries have more points, as the rows say. */
const slowly = async (boardId: string, points: number) =>
  (await entriesOf(boardId).where('points', '>', points)).length

const uncounted = async (boardId: string) =>
  (await entriesOf(boardId)).filter((entry) => entry.points !== entry.counted_points).length

/** What a bucket counts must be what the rows say, on each level; an empty bucket may stay. */
async function countsOf(boardId: string): Promise<number[]> {
  const rows = await db.from('leaderboard_counts').where('leaderboard_id', boardId)
  return [0, 1, 2, 3].map((level) =>
    rows.filter((row) => row.level === level).reduce((sum, row) => sum + Number(row.players), 0)
  )
}

test.group('Ranks', (group) => {
  group.each.setup(() => beginMidweek())

  test('are exact between any plays, corrections, closed accounts and counts', async ({
    assert,
  }) => {
    const boards = await app.container.make(LeaderboardsContract)
    const player = fc.nat({ max: 7 })
    const points = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 9_000_000 }))
    const step = fc.oneof(
      fc.record({ act: fc.constant('earn' as const), player, points }),
      fc.record({ act: fc.constant('lose' as const), player, points }),
      fc.record({ act: fc.constant('close' as const), player, points }),
      fc.record({ act: fc.constant('count' as const), player, points })
    )
    const steps = fc.array(step, { minLength: 1, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { id, distributorId } = await givenBoard()
        const players = Array.from({ length: 8 }, () => newId())
        for (const { act, player: at, points: amount } of acts) {
          const userId = players[at]!
          const earned = { userId, distributorId, points: amount, atMs: clock.nowMs() }
          if (act === 'earn') await givePoints(id, userId, amount)
          else if (act === 'count') await countPoints()
          else if (act === 'close') await transact((trx) => personalData.erase(userId, trx))
          else await transact((trx) => boards.takeBackPoints({ ...earned, league: 'level1' }, trx))
          for (const asked of [0, amount - 1, amount]) {
            const above = await slowly(id, asked)
            assert.equal(await countAbove(id, asked), above)
            // More entries have changed than are read at first.
            assert.equal(await countAbove(id, asked, 2), above)
          }
        }
        await countPoints()
        const withPoints = await slowly(id, 0)
        assert.deepEqual(await countsOf(id), [withPoints, withPoints, withPoints, withPoints])
      }),
      { seed: 11, numRuns: 15 }
    )
  })

  test('are exact while plays are written and counted at once', async ({ assert }) => {
    const { id } = await givenBoard()
    const players = Array.from({ length: 12 }, () => newId())
    const play = async (round: number) => {
      for (const [at, userId] of players.entries()) await givePoints(id, userId, 10 + at * round)
    }
    await Promise.all([play(1), play(3), countPoints(), play(7), countPoints(), countPoints()])
    assert.equal(await countAbove(id, 0), players.length)
    await countPoints()
    assert.equal(await uncounted(id), 0)
    for (const points of [0, 30, 63, 64, 120]) {
      assert.equal(await countAbove(id, points), await slowly(id, points))
    }
  })

  test('are the same in the list, for the player and for the neighbors', async ({
    client,
    assert,
  }) => {
    const { id } = await givenBoard()
    const players = await Promise.all(Array.from({ length: 6 }, () => createPlayer()))
    const points = [500, 400, 400, 400, 64, 63]
    for (const [at, { id: userId }] of players.entries()) {
      await givePoints(id, userId, points[at]!)
    }
    await countPoints()
    const ask = async (at: number) =>
      (await client.get(`/v1/leaderboards/${id}`).bearerToken(players[at]!.accessToken)).body() as {
        topN: { rank: number }[]
        neighbors: { userId: string; rank: number; points: number }[]
      }
    const { topN } = await ask(0)
    assert.deepEqual(
      topN.map(({ rank }) => rank),
      [1, 2, 2, 2, 5, 6]
    )
    const near = async (at: number) =>
      (await ask(at)).neighbors.map(({ rank, points: own }) => [rank, own])
    assert.deepEqual(await near(0), [
      [1, 500],
      [2, 400],
      [2, 400],
    ])
    assert.deepEqual(await near(4), [
      [2, 400],
      [2, 400],
      [5, 64],
      [6, 63],
    ])
    // Equal points stand in the order in which they were reached.
    const { neighbors } = await ask(2)
    assert.deepEqual(
      neighbors.map(({ userId }) => userId),
      players.slice(0, 5).map((player) => player.id)
    )
  })
})

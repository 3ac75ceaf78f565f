import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { LeaderboardsContract } from '#leaderboards/contract'
import OpenNextWeek from '#leaderboards/jobs/open_next_week'
import { forgetBoards } from '#leaderboards/store/boards_cache'
import { clock } from '#shared/clock'
import { schedules } from '#start/schedules'
import { givenBoard } from '#tests/fixtures/boards'
import { beginMidweek, MIDWEEK_MS } from '#tests/helpers/midweek'
import { spawnMidweek } from '#tests/helpers/spawned_server'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
const PATH = '/v1/leaderboards/activeLeaderboards'

/** What belongs to one week's board alone; every other column is the series' configuration. */
const OF_ITS_WEEK = [
  ...['id', 'start_date', 'end_date', 'prize_drawing_date', 'created_at'],
  ...['commitment', 'sealed_seed', 'beacon_chain', 'beacon_round'],
]

const CONFIGURED = {
  prize_name: 'A bicycle',
  point_threshold: 900,
  number_of_prizes: 3,
  image_asset_url: 'https://media.example.com/board.png',
  image_small_asset_url: 'https://media.example.com/board_small.png',
  image_icon_asset_url: 'https://media.example.com/board_icon.png',
}

type Row = Record<string, unknown>
const boardsOf = (distributorId: string): Promise<Row[]> =>
  db.from('leaderboards').where('distributor_id', distributorId).orderBy('start_date')

const configurationOf = (row: Row | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !OF_ITS_WEEK.includes(column)))

const numberIn = (row: Row | undefined, column: string) => Number(row?.[column])

const set = (id: string, values: Row) => db.from('leaderboards').where('id', id).update(values)

async function givenConfiguredBoard() {
  const board = await givenBoard()
  await set(board.id, CONFIGURED)
  return board
}

const openAhead = () => new OpenNextWeek().execute()
const { start: weekStart, end } = weekBounds(new Date(MIDWEEK_MS))
const weekEnd = () => end.getTime()

test.group("Next week's board", (group) => {
  group.each.setup(() => beginMidweek())

  test('is there a day ahead, and has everything that was set on the last one', async ({
    assert,
  }) => {
    const { id, distributorId } = await givenConfiguredBoard()
    await set(id, { prize_drawing_date: weekEnd() + 3 * HOUR_MS })
    clock.replace(() => weekEnd() - DAY_MS - HOUR_MS)
    await openAhead()
    const [last, next, ...more] = await boardsOf(distributorId)
    assert.isEmpty(more)
    assert.containsSubset(next, CONFIGURED)
    assert.deepEqual(configurationOf(next), configurationOf(last))
    assert.equal(numberIn(next, 'start_date'), weekEnd())
    const nextEnd = weekBounds(end).end.getTime()
    assert.equal(numberIn(next, 'end_date'), nextEnd)
    assert.equal(numberIn(next, 'prize_drawing_date'), nextEnd + 3 * HOUR_MS)
  })

  test('is made for the leagues as well, one for each', async ({ assert }) => {
    clock.replace(() => weekStart.getTime() - DAY_MS)
    await openAhead()
    clock.replace(() => weekEnd() - DAY_MS)
    await openAhead()
    const next = await db
      .from('leaderboards')
      .where({ kind: 'league', start_date: weekEnd() })
      .orderBy('series')
    const now = await db
      .from('leaderboards')
      .where({ kind: 'league', start_date: weekStart.getTime() })
    assert.isNotEmpty(now)
    assert.lengthOf(next, now.length)
  })

  test('counts from its first instant on, behind a week without a board', async ({ assert }) => {
    const boards = await app.container.make(LeaderboardsContract)
    const { distributorId } = await givenBoard()
    clock.replace(() => weekEnd() + HOUR_MS)
    const [archived] = await boards.activeBoardIds(distributorId)
    await set(archived!, { archived_at: clock.nowMs() })
    await forgetBoards(distributorId)
    assert.notInclude(await boards.activeBoardIds(distributorId), archived!)
    clock.replace(() => weekEnd() + WEEK_MS + HOUR_MS)
    const counting = await boards.activeBoardIds(distributorId)
    const last = (await boardsOf(distributorId)).at(-1)
    assert.deepEqual(counting, [last?.id])
    assert.notEqual(last?.id, archived)
  })

  test('is looked for so often that a day remains', ({ assert }) => {
    const schedule = schedules.find(({ job }) => job === OpenNextWeek)
    assert.containsSubset(schedule, { cron: '52 * * * *' })
    assert.isAtLeast(game.leaderboards.openAheadMs, DAY_MS + HOUR_MS)
  })

  test('waits for its Monday, and then counts without another one', async ({ client, assert }) => {
    const { id, distributorId } = await givenConfiguredBoard()
    clock.replace(() => weekEnd() - DAY_MS)
    await openAhead()
    const [, next] = await boardsOf(distributorId)
    const boards = await app.container.make(LeaderboardsContract)
    assert.deepEqual(await boards.activeBoardIds(distributorId), [id])
    const ahead = await client.get(PATH).qs({ distributorId, at: String(weekEnd()) })
    assert.deepEqual(
      (ahead.body() as Row[]).map((board) => board.id),
      [next?.id]
    )
    clock.replace(weekEnd)
    assert.deepEqual(await boards.activeBoardIds(distributorId), [String(next?.id)])
    assert.lengthOf(await boardsOf(distributorId), 2)
  })

  for (const [change, day] of [
    ['spring', '2027-03-13T12:00:00Z'],
    ['autumn', '2027-11-06T12:00:00Z'],
  ] as const) {
    test(`is a day ahead where the clocks change in ${change}`, async ({ assert }) => {
      clock.replace(() => Date.parse(day))
      const { distributorId } = await givenBoard()
      const endMs = weekBounds(new Date(day)).end.getTime()
      clock.replace(() => endMs - DAY_MS)
      await openAhead()
      const [, next] = await boardsOf(distributorId)
      assert.equal(numberIn(next, 'start_date'), endMs)
    })
  }

  test('is one, whoever makes it: jobs and reads of several processes at once', async ({
    assert,
    cleanup,
  }) => {
    const { id, distributorId } = await givenConfiguredBoard()
    const servers = await Promise.all([spawnMidweek(), spawnMidweek()])
    cleanup(async () => void (await Promise.all(servers.map((server) => server.stop()))))
    const past = weekBounds(new Date(MIDWEEK_MS - WEEK_MS))
    await set(id, { start_date: past.start.getTime(), end_date: past.end.getTime() })
    clock.replace(() => MIDWEEK_MS - game.leaderboards.openAheadMs)
    const read = async (url: string) => {
      const answer = await fetch(`${url}${PATH}?distributorId=${distributorId}`)
      return ((await answer.json()) as { id: string }[]).map((board) => board.id)
    }
    const reads = servers.flatMap(({ url }) => [read(url), read(url), read(url)])
    const [told] = await Promise.all([
      Promise.all(reads),
      Promise.all([openAhead(), openAhead(), openAhead()]),
    ])
    const [last, next, ...more] = await boardsOf(distributorId)
    assert.isEmpty(more)
    assert.deepEqual(
      told,
      reads.map(() => [String(next?.id)])
    )
    assert.deepEqual(configurationOf(next), configurationOf(last))
  })

  test('has its pictures too where nobody made it ahead', async ({ client, assert }) => {
    const { distributorId } = await givenConfiguredBoard()
    clock.replace(weekEnd)
    const [board] = (await client.get(PATH).qs({ distributorId })).body()
    assert.containsSubset(board, {
      imageAssetUrl: CONFIGURED.image_asset_url,
      imageSmallAssetUrl: CONFIGURED.image_small_asset_url,
      imageIconAssetUrl: CONFIGURED.image_icon_asset_url,
    })
  })

  test('stays away for its week when an admin took it away', async ({ client, assert }) => {
    for (const away of ['archived_at', 'deleted_at']) {
      beginMidweek()
      const { distributorId } = await givenBoard()
      clock.replace(() => weekEnd() - DAY_MS)
      await openAhead()
      const [, next] = await boardsOf(distributorId)
      await set(String(next?.id), { [away]: clock.nowMs() })
      clock.replace(weekEnd)
      await openAhead()
      await client.get(PATH).qs({ distributorId })
      assert.lengthOf(await boardsOf(distributorId), 2)
    }
  })

  test('is none where the series ended, or its last board runs on', async ({ assert }) => {
    const [ended, long] = [await givenBoard(), await givenBoard()]
    await set(ended.id, { archived_at: MIDWEEK_MS })
    await set(long.id, { end_date: weekEnd() + WEEK_MS })
    clock.replace(() => weekEnd() - DAY_MS)
    await openAhead()
    assert.lengthOf(await boardsOf(ended.distributorId), 1)
    assert.lengthOf(await boardsOf(long.distributorId), 1)
  })
})

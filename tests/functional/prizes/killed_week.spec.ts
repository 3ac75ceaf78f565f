import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkDrawing, readDrawing } from '@sidepick/rules/drawing'
import { LeaderboardsContract } from '#leaderboards/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenBoard } from '#tests/fixtures/boards'
import { givenDrawn, givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPlay } from '#tests/fixtures/plays'
import { DAY_MS, givenPrediction, playOut } from '#tests/fixtures/settlement'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { startProcess } from '#tests/helpers/processes'

const WEEK_MS = 7 * DAY_MS
const SCRIPT = 'tests/fixtures/processes/act_and_die.ts'

/** No act of a week has more writes. */
const MOST_WRITES = 60

/** Kills an act before its n-th write. Returns whether it came so far. */
async function killed(nth: number, act: string, subject: string, of = ''): Promise<boolean> {
  const { ended, output } = startProcess([SCRIPT, act, String(nth), subject, of])
  const { code, signal } = await ended
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(output.err)
  return signal === 'SIGKILL'
}

interface Killing {
  act: string
  subject: string
  of?: string
  /** Between one kill and the next, in writes. */
  step?: number
  /** What must hold whenever the process is dead. */
  isWhole: () => Promise<void>
}

/** Kills an act before one write after the other, each time going on from what the last one left, until it ends by itself. */
async function killAllAlong({ act, subject, of, step = 1, isWhole }: Killing): Promise<number> {
  for (let nth = 1, kills = 0; nth <= MOST_WRITES; nth += step, kills += 1) {
    const wasKilled = await killed(nth, act, subject, of)
    await isWhole()
    if (!wasKilled) return kills
  }
  throw new Error('it never came to its end')
}

async function count(table: string, where: Record<string, string>): Promise<number> {
  const row = await db.from(table).where(where).count('* as n').firstOrFail()
  return Number(row.n)
}

const countPlaces = (boardId: string) => count('drawing_places', { leaderboard_id: boardId })
const statesOf = async (boardId: string): Promise<string[]> =>
  (await db.from('prize_awards').where('leaderboard_id', boardId).orderBy('place')).map(
    ({ state }) => String(state)
  )
async function givenEntrants(some: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = []
  while (players.length < some) players.push(await givenEntrant())
  return players
}

test.group('A process that is killed before any write', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('of the roll-over leaves each series with one board of next week at most', async ({
    assert,
  }) => {
    const { distributorId } = await givenBoard()
    const boards = await app.container.make(LeaderboardsContract)
    await boards.openSeries({
      ...{ id: newId(), distributorId, series: 'daily_double', pointThreshold: 100 },
      ...{ prizeName: 'A mug', prizeTitle: 'Win a mug', prizeShortTitle: 'Mug', numberOfPrizes: 2 },
    })
    const next = () =>
      db
        .from('leaderboards')
        .where('distributor_id', distributorId)
        .where('start_date', '>', clock.nowMs())
    const kills = await killAllAlong({
      ...{ act: 'roll_over', subject: distributorId, of: String(clock.nowMs() + WEEK_MS) },
      async isWhole() {
        const rows = await next()
        assert.lengthOf(new Set(rows.map(({ series }) => series)), rows.length)
        for (const { id } of rows) {
          assert.equal(await count('drawing_commitments', { leaderboard_id: id }), 1)
        }
      },
    })
    assert.isAbove(kills, 0)
    assert.lengthOf(await next(), 2)
  })

  test('of a drawing leaves it undrawn or drawn, and it is drawn once', async ({
    client,
    assert,
  }) => {
    const players = await givenEntrants(3)
    const { id: boardId } = await givenDue(players, { numberOfPrizes: 1 })
    const ofBoard = { leaderboard_id: boardId }
    const kills = await killAllAlong({
      ...{ act: 'draw', subject: boardId, step: 4 },
      async isWhole() {
        const board = await db.from('leaderboards').where('id', boardId).firstOrFail()
        assert.equal(
          await count('drawing_entries', ofBoard),
          board.list_closed_at === null ? 0 : players.length
        )
        const places = board.awarded_at === null ? 0 : players.length
        assert.equal(await countPlaces(boardId), places)
        assert.equal(await count('prize_awards', ofBoard), places)
        assert.equal(await count('prize_drawings', ofBoard), Math.min(places, 1))
      },
    })
    assert.isAbove(kills, 2)
    assert.deepEqual(await statesOf(boardId), ['offered', 'waiting', 'waiting'])
    const published = await client.get(`/v1/leaderboards/${boardId}/drawing`)
    assert.deepEqual(await checkDrawing(readDrawing(published.body())!), [])
    assert.equal(await count('audit_log', { action: 'leaderboard.awarded', target_id: boardId }), 1)
  })
  test('of passing a prize on leaves it with one holder', async ({ assert }) => {
    const { board } = await givenDrawn(3)
    const ofBoard = { leaderboard_id: board.id }
    await db.from('prize_awards').where(ofBoard).where('place', 1).update({ confirm_before: 1 })
    const [before, after] = [
      ['offered', 'waiting', 'waiting'],
      ['passed_on', 'offered', 'waiting'],
    ]
    const kills = await killAllAlong({
      ...{ act: 'settle', subject: board.id, step: 2 },
      isWhole: async () =>
        assert.oneOf(String(await statesOf(board.id)), [`${before}`, `${after}`]),
    })
    assert.isAbove(kills, 1)
    assert.deepEqual(await statesOf(board.id), after)
  })

  test('of a confirmation leaves the prize offered, or confirmed with its address', async ({
    assert,
  }) => {
    const { board, byPlace } = await givenDrawn(1)
    const award = () => db.from('prize_awards').where('leaderboard_id', board.id).firstOrFail()
    const kills = await killAllAlong({
      ...{ act: 'confirm', subject: board.id, of: byPlace[0]!.id },
      async isWhole() {
        const { state, contact_sealed: contact, confirmed_at: atMs } = await award()
        const isConfirmed = state === 'confirmed'
        assert.equal(contact !== null, isConfirmed)
        assert.equal(atMs !== null, isConfirmed)
      },
    })
    assert.isAbove(kills, 0)
    assert.equal((await award()).state, 'confirmed')
  })

  test('of a claim leaves the points unpaid, or paid and claimed', async ({ assert }) => {
    const player = await createPlayer()
    const { id: gameId } = await givenPrediction()
    const { id: playId } = await givenPlay(player, gameId, 'A')
    await playOut(gameId, 'A')
    const lines = () => count('ledger_transactions', { user_id: player.id, type: 'game_outcome' })
    const unclaimed = await lines()
    const paid = async () => (await lines()) - unclaimed
    const kills = await killAllAlong({
      ...{ act: 'claim', subject: playId, of: player.id, step: 2 },
      async isWhole() {
        const { claimed_at: atMs } = await db.from('game_plays').where('id', playId).firstOrFail()
        assert.equal(await paid(), atMs === null ? 0 : 1)
        assert.isEmpty(await faultsOf(player))
      },
    })
    assert.isAbove(kills, 1)
    assert.equal(await paid(), 1)
  })
})

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { checkDrawing, commitmentOf, entryOf, readDrawing } from '@sidepick/rules/drawing'
import { AwardPrizes } from '#leaderboards/actions/award_prizes'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenBoard } from '#tests/fixtures/boards'
import { givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { count, times } from '#tests/helpers/at_once'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const HOUR_MS = 60 * 60 * 1_000

/** A board whose drawing is due, with eligible players and one who is not. */
async function givenContest(eligible: number, dueMs?: number) {
  const players: TestPlayer[] = []
  while (players.length < eligible) players.push(await givenEntrant())
  const unverified = await createPlayer()
  const board = await givenDue([...players, unverified], dueMs === undefined ? {} : { dueMs })
  return { board, players, unverified }
}

/** Ids of past boards, of `default` too where a distributor has none. */
async function pastBoards(client: ApiClient, query: string): Promise<string[]> {
  const response = await client.get(`/v1/leaderboards/previousLeaderboards?${query}`)
  return response.body().map(({ id }: { id: string }) => id)
}

test.group('Prizes', (group) => {
  group.each.setup(() => beginMidweek())

  test('are bound by a commitment that is public with the board and cannot be changed', async ({
    client,
    assert,
  }) => {
    const board = await givenBoard()
    const drawing = (await client.get(`/v1/leaderboards/${board.id}/drawing`)).body()
    assert.match(drawing.commitment, /^[0-9a-f]{64}$/)
    assert.containsSubset(drawing, { seed: null, awardedAt: null, entries: [], winners: [] })
    const list = (await client.get('/v1/leaderboards/commitments?limit=100')).body()
    const { commitment, committedAt } = drawing
    const beacon = null
    assert.deepInclude(list.items, { leaderboardId: board.id, commitment, beacon, committedAt })
    const row = await db.from('leaderboards').where('id', board.id).firstOrFail()
    assert.isNull(row.seed)
    await assert.rejects(
      () => db.from('drawing_commitments').where('leaderboard_id', board.id).delete(),
      /what was committed stays/
    )
    await assert.rejects(
      () =>
        db
          .from('drawing_commitments')
          .where('leaderboard_id', board.id)
          .update({ commitment: 'f'.repeat(64) }),
      /what was committed stays/
    )
  })

  test('are drawn among the eligible, as anybody can repeat', async ({ client, assert }) => {
    const { board, players, unverified } = await givenContest(9)
    const { commitment } = (await client.get(`/v1/leaderboards/${board.id}/drawing`)).body()
    const admin = await createPlayer({ roles: ['admin'] })
    const path = `/v1/admin/leaderboards/${board.id}/award-prizes`
    const awarded = (await client.post(path).bearerToken(admin.accessToken)).body()
    assert.deepEqual(
      awarded.places.map((it: { kind: string }) => it.kind),
      ['winner', 'winner', 'alternate', 'alternate', 'alternate', 'alternate']
    )
    assert.equal(awarded.entries, players.length)
    const response = await client.get(`/v1/leaderboards/${board.id}/drawing`)
    const published = readDrawing(response.body())
    assert.isNotNull(published)
    assert.equal(published!.commitment, commitment)
    assert.equal(await commitmentOf(published!.seed), commitment)
    assert.deepEqual(await checkDrawing(published!), [])
    const text = response.text()
    for (const { id, username } of [...players, unverified]) {
      assert.notInclude(text, id)
      assert.notInclude(text, username)
    }
    const other = { ...published!, entries: published!.entries.slice(1) }
    assert.include(await checkDrawing(other), 'list')
  })

  test('tell each player the own entry, and nobody else', async ({ client, assert }) => {
    const { board, players, unverified } = await givenContest(3)
    const admin = await createPlayer({ roles: ['admin'] })
    await client
      .post(`/v1/admin/leaderboards/${board.id}/award-prizes`)
      .bearerToken(admin.accessToken)
    const { seed, entries } = (await client.get(`/v1/leaderboards/${board.id}/drawing`)).body()
    const path = `/v1/leaderboards/${board.id}/drawing/entry`
    for (const { accessToken } of players) {
      const own = (await client.get(path).bearerToken(accessToken)).body()
      assert.include(entries, own.entry)
      const again = await entryOf(seed, { leaderboardId: board.id, number: own.number })
      assert.equal(again, own.entry)
    }
    ;(await client.get(path).bearerToken(unverified.accessToken)).assertStatus(404)
    ;(await client.get(path)).assertStatus(401)
  })

  test('are drawn once, however many draw at once', async ({ client, assert }) => {
    const { board } = await givenContest(8)
    const admin = await createPlayer({ roles: ['admin'] })
    const path = `/v1/admin/leaderboards/${board.id}/award-prizes`
    const answers = await Promise.all(
      times(32, () => client.post(path).bearerToken(admin.accessToken))
    )
    assert.deepEqual(count(answers), { 200: 32 })
    const [first, ...others] = answers.map((answer) => answer.body())
    for (const other of others) assert.deepEqual(other, first)
    const entries = await db.from('drawing_entries').where('leaderboard_id', board.id)
    assert.lengthOf(entries, 8)
    const lines = await auditOf(board.id)
    assert.lengthOf(
      lines.filter(({ action }) => action === 'leaderboard.awarded'),
      1
    )
    await assert.rejects(
      () => db.from('drawing_entries').where('leaderboard_id', board.id).delete(),
      /who was in it stays/
    )
  })

  test('are not drawn early, nor where nothing was committed', async ({ client }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const award = (id: string) =>
      client.post(`/v1/admin/leaderboards/${id}/award-prizes`).bearerToken(admin.accessToken)
    const early = await givenContest(1, clock.nowMs() + HOUR_MS)
    const refused = await award(early.board.id)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_DRAWING_TOO_EARLY' })
    const { board } = await givenContest(1)
    await db.from('leaderboards').where('id', board.id).update({ sealed_seed: null })
    const bare = await award(board.id)
    bare.assertStatus(409)
    bare.assertBodyContains({ code: 'E_LEADERBOARD_NOT_COMMITTED' })
  })

  test('are whole, or have not been drawn: what fails on the way leaves nothing', async ({
    assert,
  }) => {
    const { board, players } = await givenContest(3)
    const planted = {
      ...{ leaderboard_id: board.id, user_id: players[1]!.id },
      ...{ number: 'a'.repeat(64), entry: 'b'.repeat(64) },
    }
    // The list cannot be written whole any more, which shows after the board was marked as drawn.
    await db.table('drawing_entries').insert(planted)
    const action = await app.container.make(AwardPrizes)
    const actor = { actorId: newId(), ip: '127.0.0.1', requestId: 'r' }
    await assert.rejects(() => action.handle(board.id, actor))
    const row = await db.from('leaderboards').where('id', board.id).firstOrFail()
    assert.isNull(row.awarded_at)
    assert.isNull(row.seed)
    assert.lengthOf(await db.from('drawing_entries').where('leaderboard_id', board.id), 1)
    assert.isEmpty(await auditOf(board.id))
  })

  test('are those of `default` for a distributor that never had a board', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { board } = await givenContest(1)
    // In a series of its own: `default` may have had a board of that week.
    const row = () => db.from('leaderboards').where('id', board.id)
    const { distributor_id: before } = await row().firstOrFail()
    await row().update({ distributor_id: 'default', series: board.id })
    cleanup(async () => {
      await row().update({ distributor_id: before })
    })
    const listed = (distributorId: string) => pastBoards(client, `distributorId=${distributorId}`)
    assert.include(await listed('without-a-board'), board.id)
    const own = await givenBoard()
    assert.isEmpty(await listed(own.distributorId))
  })

  test('of a league stand in the list of every distributor once they are drawn', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { board, players } = await givenContest(2)
    const row = () => db.from('leaderboards').where('id', board.id)
    const own = { kind: 'prize', distributor_id: board.distributorId, series: board.series }
    // A week of its own, in which no other test has a board of this league.
    const startMs = clock.nowMs() - 5 * 24 * HOUR_MS
    const league = { kind: 'league', distributor_id: 'default', series: 'level2' }
    await row().update({ ...league, start_date: startMs })
    cleanup(async () => {
      await row().update(own)
    })
    const path = `/v1/leaderboards/previousLeaderboards?distributorId=${own.distributor_id}`
    const find = async () =>
      (await client.get(path)).body().find(({ id }: { id: string }) => id === board.id)
    assert.isUndefined(await find())
    const admin = await createPlayer({ roles: ['admin'] })
    const award = `/v1/admin/leaderboards/${board.id}/award-prizes`
    ;(await client.post(award).bearerToken(admin.accessToken)).assertStatus(200)
    const past = await find()
    assert.equal(past.league, 'level2')
    assert.sameMembers(
      past.winners.map(({ username }: { username: string }) => username),
      players.map(({ username }) => username)
    )
  })

  test('stand in the list of past weeks, with the winners by name', async ({ client, assert }) => {
    const { board, players } = await givenContest(4)
    const path = `/v1/leaderboards/previousLeaderboards?distributorId=${board.distributorId}`
    const [pending] = (await client.get(path)).body()
    assert.containsSubset(pending, { id: board.id, state: 'awarded_soon', winners: [] })
    const admin = await createPlayer({ roles: ['admin'] })
    const base = `/v1/admin/leaderboards/${board.id}`
    ;(await client.post(`${base}/archive`).json({}).bearerToken(admin.accessToken)).assertStatus(
      409
    )
    await client.post(`${base}/award-prizes`).bearerToken(admin.accessToken)
    const [past] = (await client.get(path)).body()
    assert.equal(past.state, 'awarded')
    const names = players.map(({ username }) => username)
    assert.lengthOf(past.winners, 2)
    for (const { username, ...shown } of past.winners) {
      assert.include(names, username)
      assert.sameMembers(Object.keys(shown), ['avatar', 'profileColor'])
    }
    ;(await client.post(`${base}/archive`).json({}).bearerToken(admin.accessToken)).assertStatus(
      200
    )
    const ofIt = `distributorId=${board.distributorId}`
    assert.notInclude(await pastBoards(client, ofIt), board.id)
    const span = 'start=2020-01-01T00:00:00.000Z&end=2020-02-01T00:00:00.000Z'
    assert.isEmpty(await pastBoards(client, `${ofIt}&${span}`))
  })
})

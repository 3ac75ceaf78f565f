import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'
import { countWork } from '#tests/helpers/work_counter'

test.group("The caller's plays", () => {
  test('are for those who signed in', async ({ client }) => {
    const response = await client.get('/v1/gameplays')
    response.assertStatus(401)
  })

  test('are his own alone, newest first, page by page', async ({ client, assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      const { id } = await givenGame()
      await givenPlay(other, id, 'B')
      ids.unshift((await givenPlay(player, id, 'A')).id)
    }
    const seen: string[] = []
    let start: string | null = ''
    while (start !== null) {
      const response = await client
        .get('/v1/gameplays')
        .qs({ limit: 2, ...(start ? { start } : {}) })
        .bearerToken(player.accessToken)
      response.assertStatus(200)
      const page = response.body() as { items: { id: string }[]; next: string | null }
      seen.push(...page.items.map((item) => item.id))
      start = page.next
    }
    assert.deepEqual(seen, ids)
  })

  test('are told apart by state, and by the state of their game', async ({ client, assert }) => {
    const player = await createPlayer()
    const [poll, waiting, trivia] = [
      await givenGame({ gameType: 'POLL' }),
      await givenGame({ gameType: 'PREDICTION' }),
      await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' }),
    ]
    for (const { id } of [poll, waiting, trivia]) await givenPlay(player, id, 'A')
    await db.from('games').where('id', waiting.id).update({ state: 'waiting_for_declaration' })
    const listed = async (state: string) => {
      const response = await client
        .get('/v1/gameplays')
        .qs({ state })
        .bearerToken(player.accessToken)
      return (response.body().items as { gameId: string }[]).map((item) => item.gameId)
    }
    assert.deepEqual(await listed('active'), [poll.id])
    assert.deepEqual(await listed('pending'), [waiting.id])
    assert.deepEqual(await listed('finished'), [trivia.id])
    assert.deepEqual(await listed('all'), [trivia.id, waiting.id, poll.id])
  })

  test('come with what tells their game, and nothing where the game is deleted', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const [kept, deleted] = [
      await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' }),
      await givenGame(),
    ]
    await givenPlay(player, kept.id, 'A')
    const gone = await givenPlay(player, deleted.id, 'A')
    await db.from('games').where('id', deleted.id).update({ deleted_at: Date.now() })
    const response = await client.get('/v1/gameplays').bearerToken(player.accessToken)
    response.assertStatus(200)
    const [first, second] = response.body().items
    assert.isNull(first.game)
    const row = await db.from('games').where('id', kept.id).firstOrFail()
    assert.containsSubset(second.game, {
      text: row.text,
      gameType: 'TRIVIA',
      sideA: row.side_a,
      sideB: row.side_b,
      state: 'active',
    })
    assert.equal(second.claimablePoints, 0)
    assert.isNull(second.claimableUntil)
    const shown = await client.get(`/v1/gameplays/${gone.id}`).bearerToken(player.accessToken)
    shown.assertStatus(200)
    assert.isNull(shown.body().game)
  })

  test('are found by what waits to be claimed, until it is claimed or too late', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const plays = []
    for (let n = 0; n < 3; n++) {
      const { id } = await givenGame({ gameType: 'PREDICTION' })
      plays.push((await givenPlay(player, id, 'A')).id)
    }
    const [late, open, lost] = plays
    const inAnHour = Date.now() + 3_600_000
    const won = { state: 'won', claimable_until: inAnHour }
    await db.from('game_plays').where('id', open!).update(won)
    await db
      .from('game_plays')
      .where('id', late!)
      .update({ ...won, claimable_until: 1 })
    await db.from('game_plays').where('id', lost!).update({ state: 'lost' })
    const listed = async () => {
      const response = await client
        .get('/v1/gameplays')
        .qs({ state: 'claimable' })
        .bearerToken(player.accessToken)
      response.assertStatus(200)
      return response.body().items as { id: string; claimablePoints: number }[]
    }
    const [item, ...others] = await listed()
    assert.isEmpty(others)
    assert.containsSubset(item, {
      id: open,
      claimablePoints: 100,
      claimableUntil: new Date(inAnHour).toISOString(),
    })
    const claimed = await client
      .post(`/v1/gameplays/${open}/claim_reward`)
      .bearerToken(player.accessToken)
      .header('x-idempotency-key', `claim-${open}`)
    claimed.assertStatus(200)
    assert.equal(claimed.body().points, item!.claimablePoints)
    assert.isEmpty(await listed())
  })

  test('are found in few reads, however many are none of those asked for', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const games = [await givenGame({ gameType: 'PREDICTION' })]
    for (let n = 0; n < 60; n++) games.push(await givenGame())
    for (const { id } of games) await givenPlay(player, id, 'A')
    await db.from('games').where('id', games[0]!.id).update({ state: 'waiting_for_declaration' })
    const done = await countWork(async () => {
      const response = await client
        .get('/v1/gameplays')
        .qs({ state: 'pending', limit: 1 })
        .bearerToken(player.accessToken)
      assert.lengthOf(response.body().items, 1)
    })
    const reads = done.filter((sql) => /from game_plays/.test(sql))
    assert.isAtMost(reads.length, 3)
  })

  test('want a cursor of ours and a limit that fits', async ({ client }) => {
    const player = await createPlayer()
    const bad = await client
      .get('/v1/gameplays')
      .qs({ start: 'bm9wZQ' })
      .bearerToken(player.accessToken)
    bad.assertStatus(422)
    bad.assertBodyContains({ code: 'E_BAD_CURSOR' })
    const many = await client
      .get('/v1/gameplays')
      .qs({ limit: 101 })
      .bearerToken(player.accessToken)
    many.assertStatus(422)
  })
})

test.group('The split of a game', () => {
  test('is half and half before anybody played, then what was picked', async ({ client }) => {
    const fresh = await givenGame()
    ;(await client.get(`/v1/majority-bonus/${fresh.id}`)).assertBody({
      gameId: fresh.id,
      sideAPercent: 50,
    })
    const played = await givenGame()
    for (const side of ['A', 'B', 'B'] as const) {
      await givenPlay(await createPlayer(), played.id, side)
    }
    ;(await client.get(`/v1/majority-bonus/${played.id}`)).assertBody({
      gameId: played.id,
      sideAPercent: 33,
    })
  })

  test('of an unknown game is not found', async ({ client }) => {
    const response = await client.get('/v1/majority-bonus/0190a000-0000-7000-8000-000000000001')
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_NOT_FOUND' })
  })
})

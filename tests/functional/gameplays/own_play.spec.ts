import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { FIRST_OF_DAY, givenPlay } from '#tests/fixtures/plays'
import { givenStake } from '#tests/fixtures/stakes'
import { balancesOf, givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const path = (id: string) => `/v1/gameplays/${id}`

test.group('GET /v1/gameplays/{id}', (group) => {
  group.each.setup(() => beginMidweek())

  test('shows a play to its player and to admins', async ({ client }) => {
    const player = await createPlayer()
    const admin = await createPlayer({ roles: ['admin'] })
    const { id } = await givenPlay(player, (await givenGame()).id, 'A')
    for (const { accessToken } of [player, admin]) {
      const response = await client.get(path(id)).bearerToken(accessToken)
      response.assertStatus(200)
      response.assertBodyContains({ id, userId: player.id, claimedAt: null })
    }
    const other = await client.get(path(id)).bearerToken((await createPlayer()).accessToken)
    other.assertStatus(404)
    const unknown = await client.get(path(newId())).bearerToken(player.accessToken)
    unknown.assertStatus(404)
  })
})

test.group('DELETE /v1/gameplays/{id}', (group) => {
  group.each.setup(() => beginMidweek())

  test('gives tickets, points and vote back as long as nobody was met', async ({
    client,
    assert,
  }) => {
    const { game, player, playId } = await givenStake(client)
    assert.containsSubset(await balancesOf(player.id), { black: 0, point: 20 + FIRST_OF_DAY })
    const response = await client.delete(path(playId)).bearerToken(player.accessToken)
    response.assertStatus(200)
    response.assertBodyContains({ state: 'canceled', points: 0 })
    assert.containsSubset(await balancesOf(player.id), { black: 3, point: FIRST_OF_DAY })
    const votes = await db.from('game_votes').where('game_id', game.id).sum('votes as n').first()
    assert.equal(Number(votes.n), 0)
    const entries = await db.from('leaderboard_entries').where('user_id', player.id)
    for (const { points } of entries) assert.equal(points, FIRST_OF_DAY)
    assert.isEmpty(await faultsOf(game))
    const again = await client.delete(path(playId)).bearerToken(player.accessToken)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_BAD_TRANSITION' })
  })

  test('leaves of the ceiling of its day what it was paid', async ({ client, assert }) => {
    const { player, playId } = await givenStake(client)
    ;(await client.delete(path(playId)).bearerToken(player.accessToken)).assertStatus(200)
    const { dailyCeiling, base, majority } = constants.points
    const day = () => db.from('play_days').where('user_id', player.id)
    await day().update({ earned_points: dailyCeiling - base })
    const distributorId = await givenBlackPartner()
    const play = async () => {
      const { id } = await givenGame({ gameType: 'PREDICTION' })
      const body = stakeBody(id, 'A', 'black', { distributorId })
      const call = client.post('/v1/gameplays').bearerToken(player.accessToken).json(body)
      return (await call).body() as { id: string; points: number }
    }
    const first = await play()
    assert.isBelow(first.points, base + majority)
    ;(await client.delete(path(first.id)).bearerToken(player.accessToken)).assertStatus(200)
    assert.equal((await day().firstOrFail()).earned_points, dailyCeiling - base)
    assert.equal((await play()).points, first.points)
  })

  test("leaves a play alone that was matched, that is late, or that is not the caller's", async ({
    client,
    assert,
  }) => {
    const matched = await givenStake(client)
    const other = await givenStaker({ black: 1 })
    await matched.stake(other, 'B', 1)
    const refused = await client
      .delete(path(matched.playId))
      .bearerToken(matched.player.accessToken)
    refused.assertStatus(409)
    const late = await givenStake(client)
    await db
      .from('games')
      .where('id', late.game.id)
      .update({ last_join_time: clock.nowMs() - 1 })
    const tooLate = await client.delete(path(late.playId)).bearerToken(late.player.accessToken)
    tooLate.assertStatus(409)
    const stranger = await client.delete(path(late.playId)).bearerToken(other.accessToken)
    stranger.assertStatus(404)
    assert.equal((await balancesOf(late.player.id)).black, 0)
  })

  test('of thirty-two at once gives back once, and never what is matched meanwhile', async ({
    client,
    assert,
  }) => {
    const { player, playId, stake } = await givenStake(client, { quantity: 5 })
    const other = await givenStaker({ black: 5 })
    const answers = await Promise.all([
      ...Array.from({ length: 32 }, () =>
        client.delete(path(playId)).bearerToken(player.accessToken)
      ),
      stake(other, 'B', 5),
    ])
    const canceled = answers.slice(0, 32).filter((answer) => answer.status() === 200).length
    const met = Number(answers[32]!.body().matched)
    assert.isTrue(answers.every((answer) => [200, 201, 409].includes(answer.status())))
    assert.equal(canceled, met > 0 ? 0 : 1)
    assert.equal((await balancesOf(player.id)).black, met > 0 ? 0 : 5)
    assert.isEmpty(await faultsOf(player, other))
  })
})

test.group('POST /v1/gameplays/{id}/claim_reward', (group) => {
  group.each.setup(() => beginMidweek())

  async function givenWin(gameType: 'PREDICTION' | 'POLL' | 'TRIVIA' = 'PREDICTION') {
    const player = await createPlayer()
    const game = await givenGame({ gameType })
    const { id } = await givenPlay(player, game.id, 'A')
    const won = { state: 'won', claimable_until: game.endTimeMs + constants.points.claimWindowMs }
    await db.from('game_plays').where('id', id).update(won)
    await db.from('games').where('id', game.id).update({ state: 'ended' })
    return { player, game, id }
  }

  test('pays a {type} {points} points, once')
    .with([
      { type: 'PREDICTION', points: 100 },
      { type: 'POLL', points: 20 },
    ] as const)
    .run(async ({ client, assert }, { type, points }) => {
      const { player, id } = await givenWin(type)
      const before = (await balancesOf(player.id)).point
      const claim = () => client.post(`${path(id)}/claim_reward`).bearerToken(player.accessToken)
      const answers = await Promise.all(Array.from({ length: 8 }, claim))
      assert.lengthOf(
        answers.filter((answer) => answer.status() === 200),
        1
      )
      const paid = answers.find((answer) => answer.status() === 200)!
      assert.equal(paid.body().points, points)
      assert.isString(paid.body().gamePlay.claimedAt)
      const again = await claim()
      again.assertStatus(409)
      again.assertBodyContains({ code: 'E_NOT_CLAIMABLE', message: 'Could not claim points' })
      assert.equal((await balancesOf(player.id)).point, before + points)
      assert.isEmpty(await faultsOf(player))
    })

  test("refuses what paid at once, what is lost, what is old and what is another's", async ({
    client,
    assert,
  }) => {
    const trivia = await givenWin('TRIVIA')
    const lost = await givenWin()
    await db.from('game_plays').where('id', lost.id).update({ state: 'lost' })
    const old = await givenWin()
    const endedMs = clock.nowMs() - constants.points.claimWindowMs - 1
    await db.from('games').where('id', old.game.id).update({ end_time: endedMs })
    for (const { player, id } of [trivia, lost, old]) {
      const response = await client.post(`${path(id)}/claim_reward`).bearerToken(player.accessToken)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_NOT_CLAIMABLE' })
    }
    const mine = await givenWin()
    const stranger = await createPlayer()
    const response = await client
      .post(`${path(mine.id)}/claim_reward`)
      .bearerToken(stranger.accessToken)
    response.assertStatus(404)
    assert.isNull((await db.from('game_plays').where('id', mine.id).first()).claimed_at)
  })

  test('is replayed under its key', async ({ client, assert }) => {
    const { player, id } = await givenWin()
    const claim = () =>
      client
        .post(`${path(id)}/claim_reward`)
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', 'claim-key-1')
    const first = await claim()
    const replay = await claim()
    replay.assertStatus(200)
    replay.assertHeader('x-idempotent-replayed', 'true')
    assert.deepEqual(replay.body(), first.body())
  })
})

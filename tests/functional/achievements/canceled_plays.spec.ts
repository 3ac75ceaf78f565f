import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DemoteIdle } from '#achievements/actions/demote_idle'
import { DemotePlayer } from '#achievements/actions/demote_player'
import { openSession } from '#auth/actions/open_session'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPlay } from '#tests/fixtures/plays'
import { creditsOf, givenProgress, playOne, progressOf } from '#tests/fixtures/progress'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import type { TestPlayer } from '#tests/helpers/players'
import { moveGame, passTime, settleAll } from '#tests/helpers/settlement'
import { visitor } from '#tests/helpers/visitor'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
const TOP = { plays_since_demotion: 80, league: 'level4' } as const

type Given = Parameters<typeof givenProgress>[1]

async function givenPlayed(given: Given): Promise<TestPlayer> {
  const player = await givenStaker({ black: 3 })
  await db.from('users').where('id', player.id).update({ email_verified_at: clock.nowMs() })
  await givenProgress(player.id, given)
  return player
}

/** Stakes a black ticket in a game of its own. */
async function stake(client: ApiClient, { id, accessToken }: TestPlayer, replayed = false) {
  const [game, distributorId] = [
    await givenGame({ gameType: 'PREDICTION' }),
    await givenBlackPartner(),
  ]
  const response = await client
    .post('/v1/gameplays')
    .bearerToken(accessToken)
    .headers(visitor())
    .header('x-idempotency-key', replayed ? `replay-${id}-${game.id}` : newId())
    .json(stakeBody(game.id, 'A', 'black', { distributorId }))
  response.assertStatus(201)
  return { gameId: game.id, playId: response.body().id as string }
}

const takeBack = async (client: ApiClient, { accessToken }: TestPlayer, playId: string) =>
  (await client.delete(`/v1/gameplays/${playId}`).bearerToken(accessToken)).assertStatus(200)

test.group('A play that its player took back', (group) => {
  group.each.setup(() => beginMidweek())

  test('counts for no league, and the league it led to is paid once', async ({
    client,
    assert,
  }) => {
    const player = await givenPlayed({ plays_since_demotion: 4 })
    const reached = {
      plays_since_demotion: 5,
      league: 'level2',
      played_any: 1,
      played_prediction: 1,
    }
    const left = { plays_since_demotion: 4, league: 'level2', played_any: 0, played_prediction: 0 }
    for (let times = 0; times < 3; times++) {
      const { playId } = await stake(client, player)
      assert.containsSubset(await progressOf(player.id), reached)
      await takeBack(client, player, playId)
      assert.containsSubset(await progressOf(player.id), left)
    }
    assert.deepEqual(await creditsOf(player.id), ['user_promotion:100'])
    const told = await db.from('notifications').where({ user_id: player.id, kind: 'promotion' })
    assert.lengthOf(told, 1)
    assert.isEmpty(await faultsOf(player))
  })

  test('takes nothing from what was played since a demotion', async ({ client, assert }) => {
    const player = await givenPlayed({ plays_since_demotion: 30, league: 'level3' })
    const { playId } = await stake(client, player)
    passTime(1_000)
    const actor = { actorId: newId(), ip: '192.0.2.1', requestId: newId() }
    await (await app.container.make(DemotePlayer)).handle(player.id, actor)
    passTime(1_000)
    const { playId: later } = await stake(client, player)
    await takeBack(client, player, playId)
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 1 })
    await takeBack(client, player, later)
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 0 })
  })

  test('takes nothing that it did not count, having come too late', async ({ client, assert }) => {
    const player = await givenPlayed({ plays_since_demotion: 2 })
    passTime(constants.limits.replayWindowMs + 30_000)
    const { playId } = await stake(client, player, true)
    await takeBack(client, player, playId)
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 2, played_any: 0 })
  })

  test('leaves its week without a play, where it was the only one', async ({ client, assert }) => {
    const player = await givenPlayed({ ...TOP, played_week: null })
    await givenPlay(player, (await givenGame()).id, 'A')
    const first = (await progressOf(player.id)).played_week
    passTime(WEEK_MS)
    const session = await db.transaction((trx) => openSession(player.id, trx))
    const later = { ...player, ...session }
    const { playId } = await stake(client, later)
    assert.notEqual((await progressOf(player.id)).played_week, first)
    await givenPlay(player, (await givenGame({ isAd: true })).id, 'A')
    await takeBack(client, later, playId)
    assert.equal((await progressOf(player.id)).played_week, first)
    const look = await app.container.make(DemoteIdle)
    await look.handle()
    assert.containsSubset(await progressOf(player.id), { league: 'level4' })
    passTime(WEEK_MS)
    await look.handle()
    assert.containsSubset(await progressOf(player.id), { league: 'level1' })
  })

  test('leaves a week alone that has other plays, or that an admin gave', async ({
    client,
    assert,
  }) => {
    const [busy, lifted, fresh] = [
      await givenPlayed(TOP),
      await givenPlayed(TOP),
      await givenStaker({ black: 1 }),
    ]
    await givenPlay(busy, (await givenGame()).id, 'A')
    for (const player of [busy, lifted, fresh]) {
      const { playId } = await stake(client, player)
      await takeBack(client, player, playId)
    }
    assert.isString((await progressOf(busy.id)).played_week)
    assert.isString((await progressOf(lifted.id)).played_week)
    assert.isNull((await progressOf(fresh.id)).played_week)
  })

  test('is another one than a play whose game was canceled', async ({ client, assert }) => {
    const player = await givenPlayed({ plays_since_demotion: 2 })
    const { gameId } = await stake(client, player)
    await moveGame(gameId, { to: 'canceled', by: 'admin' })
    await settleAll()
    const [play] = await db.from('game_plays').where('game_id', gameId)
    assert.containsSubset(play, { state: 'canceled', points: 20 })
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 3 })
  })

  test('counts once less beside plays of the same player', async ({ client, assert }) => {
    const player = await givenPlayed({ plays_since_demotion: 10, league: 'level2' })
    const { playId } = await stake(client, player)
    await Promise.all([
      takeBack(client, player, playId),
      ...Array.from({ length: 8 }, () => playOne(client, player)),
    ])
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 18 })
    assert.isEmpty(await faultsOf(player))
  })
})

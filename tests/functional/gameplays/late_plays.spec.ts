import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import { playBody } from '#tests/fixtures/plays'
import { endGame, givenPrediction, givenStakes, stateOf } from '#tests/fixtures/settlement'
import { eventually } from '#tests/helpers/eventually'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { createPlayer } from '#tests/helpers/players'
import { moveDueGames, moveGame, settleAll, settleDue } from '#tests/helpers/settlement'

const isPostgres = process.env.TEST_DATABASE === 'pg'

/** Locks every shard of a side's votes: who plays that side has written the play, and waits, until this is let go. */
async function holdVotes(gameId: string) {
  const shards = Array.from({ length: constants.voteShards }, (_, shard) => ({
    ...{ game_id: gameId, side: 'B', shard, votes: 0 },
  }))
  await db.table('game_votes').multiInsert(shards).onConflict(['game_id', 'side', 'shard']).ignore()
  const trx = await db.transaction()
  // Not one of ours: nobody waits for what somebody looks at by hand.
  await trx.rawQuery(`set local application_name = 'by hand'`)
  await trx.from('game_votes').where({ game_id: gameId, side: 'B' }).forUpdate().select('shard')
  return trx
}

/** Also behind a test that failed: a lock that stays would stop the run. */
async function letGo(votes: TransactionClientContract) {
  if (!votes.isCompleted) await votes.rollback()
}

/** A play on B that is written and not committed, as long as the votes are held. */
async function givenLatePlay(client: ApiClient, gameId: string) {
  const votes = await holdVotes(gameId)
  const player = await createPlayer()
  const answer = client
    .post('/v1/gameplays')
    .bearerToken(player.accessToken)
    .json(playBody(gameId, 'B'))
    .then((response) => response.status())
  await eventually(async () => {
    const waiting = await db
      .from('pg_stat_activity')
      .whereRaw('datname = current_database()')
      .where('wait_event_type', 'Lock')
      .whereLike('query', '%game_votes%')
    if (waiting.length === 0) throw new Error('nobody waits')
  })
  return { player, answer, votes }
}

test.group('A play that is committed after its game was closed', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('is waited for, and settled like every other', async ({ client, assert, cleanup }) => {
    const game = await givenPrediction()
    await givenStakes(client, game, [{ side: 'A', ticketType: 'free' }])
    const { player, answer, votes } = await givenLatePlay(client, game.id)
    cleanup(() => letGo(votes))
    await moveGame(game.id, {
      ...{ to: 'declaring_winner', by: 'admin', correctAnswer: 'A', newResult: true },
    })
    // One round: a play waits two seconds for a lock, and each round waits half a second for the play.
    await settleDue()
    assert.equal(await stateOf(game.id), 'declaring_winner')
    assert.isEmpty(await db.from('game_plays').where({ game_id: game.id, user_id: player.id }))
    await votes.rollback()
    assert.equal(await answer, 201)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    const late = await db.from('game_plays').where({ game_id: game.id, user_id: player.id }).first()
    assert.equal(late.state, 'lost')
    assert.isEmpty(await faultsOf(game))
  }).skip(!isPostgres, 'SQLite has one writer')

  test('has its vote counted in a poll', async ({ client, assert, cleanup }) => {
    const game = await givenPrediction({ gameType: 'POLL' })
    await givenStakes(client, game, [{ side: 'A', ticketType: 'free' }])
    const { answer, votes } = await givenLatePlay(client, game.id)
    cleanup(() => letGo(votes))
    await endGame()
    assert.equal(await stateOf(game.id), 'active', 'a vote is still on its way')
    await votes.rollback()
    assert.equal(await answer, 201)
    await moveDueGames()
    await settleAll()
    const plays = await db.from('game_plays').where('game_id', game.id)
    assert.deepEqual(
      plays.map(({ state }) => state),
      ['won', 'won'],
      'one vote each is a tie'
    )
  }).skip(!isPostgres, 'SQLite has one writer')
})

test.group('A play of black tickets that finds its game held', () => {
  test('is told to come back, and not that its key is being answered', async ({
    client,
    assert,
    cleanup,
  }) => {
    const game = await givenPrediction()
    const distributorId = await givenBlackPartner()
    const player = await givenStaker({ black: 1 })
    const holder = await db.transaction()
    cleanup(() => letGo(holder))
    await holder.from('games').where('id', game.id).forUpdate().select('id')
    const play = () =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', `held-${game.id}`)
        .json(stakeBody(game.id, 'A', 'black', { distributorId }))
    const held = await play()
    assert.deepInclude(held.body(), { status: 503, code: 'E_UNAVAILABLE' })
    await holder.rollback()
    const again = await play()
    again.assertStatus(201)
  }).skip(!isPostgres, 'SQLite has one writer')
})

import { test } from '@japa/runner'
import type { GameType } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { subscribe } from '#shared/delivery/domain_events'
import type { DeclarationMissing } from '#gameplays/events/declaration_missing'
import { givenCrowd } from '#tests/fixtures/crowds'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import {
  DAY_MS,
  endGame,
  givenPrediction,
  givenStakes,
  HOUR_MS,
  stateOf,
} from '#tests/fixtures/settlement'
import { balancesOf } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'
import { declare, moveDueGames, moveGame, passTime, settleAll } from '#tests/helpers/settlement'

const told: DeclarationMissing[] = []
subscribe('declaration_missing', (event) => {
  told.push(event)
  return Promise.resolve()
})

const remindersOf = (gameId: string) =>
  told.filter((event) => event.gameId === gameId).map(({ reminder }) => reminder)

test.group("The games' clock", (group) => {
  group.each.setup(() => beginMidweek())

  test('opens a game when it starts, and not before', async ({ assert }) => {
    const nowMs = clock.nowMs()
    const { id } = await givenGame({ startTimeMs: nowMs + HOUR_MS })
    await moveDueGames()
    assert.equal(await stateOf(id), 'new')
    passTime(HOUR_MS)
    await moveDueGames()
    assert.equal(await stateOf(id), 'active')
  })

  test('closes a game at its end: {0} comes to {1}')
    .with([
      ['PREDICTION', 'waiting_for_declaration'],
      ['POLL', 'declaring_winner'],
      ['TRIVIA', 'ended'],
      ['INSTANT_POLL', 'ended'],
      ['SURVEY', 'ended'],
    ] as const)
    .run(async ({ assert }, [gameType, state]) => {
      const { id, endTimeMs } = await givenPrediction({ gameType })
      passTime(endTimeMs - clock.nowMs() - 1_000)
      await moveDueGames()
      assert.equal(await stateOf(id), 'active')
      await endGame()
      assert.equal(await stateOf(id), state)
    })

  test('that stood still opens and closes at once', async ({ assert }) => {
    const { id, endTimeMs } = await givenGame({ gameType: 'SURVEY' })
    passTime(endTimeMs - clock.nowMs() + HOUR_MS)
    await moveDueGames()
    assert.equal(await stateOf(id), 'ended')
  })

  test('settles a poll that nobody played', async ({ assert }) => {
    const { id } = await givenPrediction({ gameType: 'POLL' })
    await endGame()
    await settleAll()
    assert.equal(await stateOf(id), 'ended')
  })

  test('reminds a creator twice, and cancels at last what nobody declared', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [player] = await givenStakes(client, game, [{ side: 'A', quantity: 2 }, { side: 'B' }])
    await endGame()
    await settleAll()
    assert.isEmpty(remindersOf(game.id))
    passTime(DAY_MS)
    await settleAll()
    assert.deepEqual(remindersOf(game.id), ['first'])
    passTime(2 * DAY_MS)
    await settleAll()
    await settleAll()
    assert.deepEqual(remindersOf(game.id), ['first', 'second'])
    const [first] = told.filter(({ gameId }) => gameId === game.id)
    assert.containsSubset(first, { creatorId: game.creatorId, text: game.text })
    assert.equal(first!.cancelAtMs, game.endTimeMs + constants.settlement.undeclaredMs)
    passTime(11 * DAY_MS - HOUR_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'waiting_for_declaration')
    passTime(HOUR_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'refunded')
    assert.equal((await balancesOf(player!.id)).black, 2)
  })

  test('reminds nobody of what was declared', async ({ assert }) => {
    const game = await givenPrediction()
    await endGame()
    await declare(game.id, 'B')
    passTime(3 * DAY_MS)
    await settleAll()
    assert.isEmpty(remindersOf(game.id))
  })

  test('leaves a quarantined game alone, and goes on when it is released', async ({ assert }) => {
    const game = await givenPrediction()
    await moveGame(game.id, { to: 'quarantined', by: 'admin' })
    await endGame()
    assert.equal(await stateOf(game.id), 'quarantined')
    await moveGame(game.id, { to: 'previous', by: 'admin' })
    await moveDueGames()
    assert.equal(await stateOf(game.id), 'waiting_for_declaration')
  })
})

test.group('What a player sees of a play that is decided later', (group) => {
  group.each.setup(() => beginMidweek())

  test('is active, then pending, then finished, and a reward to claim', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const see = async () => {
      const lists = ['active', 'pending', 'finished'].map(async (state) => {
        const list = await client.get('/v1/gameplays').qs({ state }).bearerToken(player.accessToken)
        return (list.body().items as { state: string }[]).map((play) => `${state}: ${play.state}`)
      })
      const count = await client.get('/v1/notifications/count').bearerToken(player.accessToken)
      return { plays: (await Promise.all(lists)).flat(), rewards: count.body().rewardsToClaim }
    }
    /** With a clock by which the player is still signed in. */
    const seeNow = async () => {
      beginMidweek()
      return see()
    }
    const play = async (gameType: GameType) => {
      const game = await givenPrediction({ gameType })
      return { game, play: await givenPlay(player, game.id, 'A') }
    }
    await play('TRIVIA')
    assert.deepEqual(await see(), { plays: ['finished: won'], rewards: 0 })
    const { game, play: predicted } = await play('PREDICTION')
    await givenCrowd(game.id, { pairs: 1, free: 0 })
    const others = ['finished: won']
    assert.deepEqual((await see()).plays, ['active: matched', ...others])
    await endGame()
    assert.deepEqual((await seeNow()).plays, ['pending: matched', ...others])
    await moveGame(game.id, {
      ...{ to: 'declaring_winner', by: 'creator', correctAnswer: 'A', newResult: true },
    })
    assert.deepEqual((await see()).plays, ['pending: matched', ...others])
    // Coins are at stake, so that the result waits.
    await settleAll()
    assert.deepEqual(await see(), { plays: ['pending: declared_winner', ...others], rewards: 0 })
    passTime(DAY_MS)
    await settleAll()
    assert.deepEqual(await seeNow(), { plays: ['finished: won', ...others], rewards: 1 })
    const claim = `/v1/gameplays/${predicted.id}/claim_reward`
    ;(await client.post(claim).bearerToken(player.accessToken)).assertStatus(200)
    assert.equal((await see()).rewards, 0)
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import {
  DAY_MS,
  endGame,
  givenBlackPoll,
  givenExample,
  givenStakes,
  HOUR_MS,
} from '#tests/fixtures/settlement'
import { changeResult, declare, passTime, settleAll } from '#tests/helpers/settlement'

/** What somebody was told of a game, in its order, with the amounts. */
async function toldOf(userId: string, gameId: string): Promise<[string, number | null][]> {
  const rows = await db.from('notifications').where('user_id', userId).orderBy('id')
  return rows
    .map(({ kind, data }) => ({ kind, ...JSON.parse(data) }))
    .filter((told) => told.gameId === gameId)
    .map(({ kind, amount }) => [kind, amount ?? null])
}

test.group('Of a game that is run', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('players hear the result, what comes back, and another result', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2, u3, creator } = await givenExample(client)
    await endGame()
    await settleAll()
    assert.deepEqual(await toldOf(u1.id, game.id), [])
    await declare(game.id, 'A')
    await changeResult(game.id, 'B')
    await settleAll()
    assert.deepEqual(await toldOf(u1.id, game.id), [
      ['game_won', 10 * 170],
      ['result_changed', null],
    ])
    assert.deepEqual(await toldOf(u2.id, game.id), [
      ['tickets_refunded', 3],
      ['game_won', 2 * 170],
      ['result_changed', null],
    ])
    assert.deepEqual(await toldOf(u3.id, game.id), [
      ['game_lost', null],
      ['result_changed', 8 * 170],
    ])
    assert.deepEqual(await toldOf(creator.id, game.id), [])
  })

  test('its creator hears twice that the result is missing, and players that there is none', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2, creator } = await givenExample(client)
    await endGame()
    for (const wait of [25 * HOUR_MS, 48 * HOUR_MS, DAY_MS]) {
      passTime(wait)
      await settleAll()
    }
    const reminders = [
      ['declaration_missing', null],
      ['declaration_missing', null],
    ] as [string, null][]
    assert.deepEqual(await toldOf(creator.id, game.id), reminders)
    assert.deepEqual(await toldOf(u1.id, game.id), [])
    passTime(11 * DAY_MS)
    await settleAll()
    assert.deepEqual(await toldOf(u1.id, game.id), [['game_canceled', 10]])
    assert.deepEqual(await toldOf(u2.id, game.id), [
      ['tickets_refunded', 3],
      ['game_canceled', 2],
    ])
    assert.deepEqual(await toldOf(creator.id, game.id), reminders)
  })

  test('players of a tie hear what came back of it, and of what nobody met', async ({
    client,
    assert,
  }) => {
    const game = await givenBlackPoll()
    const [more, fewer] = await givenStakes(client, game, [
      { side: 'A', quantity: 4 },
      { side: 'B', quantity: 3 },
    ])
    await endGame()
    await settleAll()
    assert.deepEqual(await toldOf(fewer!.id, game.id), [['tickets_refunded', 3]])
    assert.deepEqual(await toldOf(more!.id, game.id), [
      ['tickets_refunded', 1],
      ['tickets_refunded', 3],
    ])
  })
})

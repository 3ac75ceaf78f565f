import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { creditsOf, givenProgress, playOne, progressOf } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const fulfilledBy = async (userId: string): Promise<string[]> =>
  (await db.from('achievements').where('user_id', userId).orderBy('fulfilled_at')).map(
    (row) => row.rule_id
  )

/** A player whose first play of the day was paid. */
async function givenPlayer() {
  const player = await createPlayer()
  await givenProgress(player.id)
  return player
}

test.group('Right answers in a row', (group) => {
  group.each.setup(() => beginMidweek())

  test('fulfill an achievement at 3, at 5 and at 10, each once', async ({ client, assert }) => {
    const player = await givenPlayer()
    const after: Record<number, string[]> = {}
    for (let plays = 1; plays <= 11; plays++) {
      await playOne(client, player)
      after[plays] = await fulfilledBy(player.id)
    }
    assert.isEmpty(after[2]!)
    assert.deepEqual(after[3], ['streak_3'])
    assert.deepEqual(after[4], ['streak_3'])
    assert.sameMembers(after[5]!, ['streak_3', 'streak_5'])
    assert.lengthOf(after[9]!, 2)
    assert.lengthOf(after[10]!, 3)
    const paid = ['user_achievement:25', 'user_achievement:50', 'user_achievement:100']
    assert.deepEqual(await creditsOf(player.id), paid)
    const told = await db.from('notifications').where({ user_id: player.id, kind: 'achievement' })
    assert.lengthOf(told, 3)
  })

  test('begin again after a wrong one, and pay nothing a second time', async ({
    client,
    assert,
  }) => {
    const player = await givenPlayer()
    for (const right of [true, true, false, true, true]) await playOne(client, player, { right })
    assert.isEmpty(await fulfilledBy(player.id))
    assert.containsSubset(await progressOf(player.id), { correct_any: 2, played_any: 5 })
    for (const right of [true, false, true, true, true]) await playOne(client, player, { right })
    assert.deepEqual(await fulfilledBy(player.id), ['streak_3'])
    assert.deepEqual(await creditsOf(player.id), ['user_achievement:25'])
  })

  test('are kept through what is not decided, has no right side, or is an ad', async ({
    client,
    assert,
  }) => {
    const player = await givenPlayer()
    await playOne(client, player)
    await playOne(client, player, { gameType: 'PREDICTION' })
    await playOne(client, player, { gameType: 'SURVEY', right: false })
    await playOne(client, player, { gameType: 'POLL', isAd: true })
    await playOne(client, player)
    assert.containsSubset(await progressOf(player.id), {
      ...{ correct_any: 2, correct_trivia: 2, played_any: 4, played_survey: 1 },
      ...{ declared_plays: 2, correct_plays: 2, plays_since_demotion: 4 },
    })
    await playOne(client, player, { gameType: 'INSTANT_POLL' })
    assert.deepEqual(await fulfilledBy(player.id), ['streak_3'])
  })

  test('are counted for each game type too', async ({ client, assert }) => {
    const player = await givenPlayer()
    await playOne(client, player)
    await playOne(client, player, { gameType: 'INSTANT_POLL' })
    await playOne(client, player, { right: false })
    const counted = { correct_any: 0, correct_trivia: 0, correct_instant_poll: 1, played_trivia: 2 }
    assert.containsSubset(await progressOf(player.id), counted)
  })
})

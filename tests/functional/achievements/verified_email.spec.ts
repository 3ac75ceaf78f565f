import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProfilesContract } from '#profiles/contract'
import { transact } from '#shared/database/transact'
import { givenBoard } from '#tests/fixtures/boards'
import { creditsOf, givenProgress, playOne, progressOf } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

async function verify(userId: string) {
  const profiles = await app.container.make(ProfilesContract)
  await transact((trx) => profiles.update(userId, { emailVerified: true }, trx))
}

test.group('Who proves the e-mail', (group) => {
  group.each.setup(() => beginMidweek())

  test('is in the leagues that were played for, and paid for each, once', async ({ assert }) => {
    const { distributorId, id: boardId } = await givenBoard()
    const { id } = await createPlayer({ distributorId })
    await givenProgress(id, { plays_since_demotion: 30 })
    await verify(id)
    await verify(id)
    assert.containsSubset(await progressOf(id), { league: 'level3', plays_since_demotion: 30 })
    assert.deepEqual(await creditsOf(id), ['user_promotion:100', 'user_promotion:200'])
    const leagues = await (await app.container.make(LeaderboardsContract)).leagueBoards()
    const entries = await db.from('leaderboard_entries').where('user_id', id)
    const reached = leagues.find(({ name }) => name === 'level3')!.leaderboardId
    assert.sameDeepMembers(
      entries.map(({ leaderboard_id: board, points }) => [board, points]),
      [
        [boardId, 300],
        [reached, 300],
      ]
    )
  })

  test('before having played gets nothing', async ({ assert }) => {
    const { id } = await createPlayer()
    await verify(id)
    assert.isEmpty(await creditsOf(id))
    assert.isEmpty(await db.from('player_progress').where('user_id', id))
  })

  test('beside the play that reaches the league is promoted once', async ({ client, assert }) => {
    const players = await Promise.all(Array.from({ length: 12 }, () => createPlayer()))
    await Promise.all(players.map(({ id }) => givenProgress(id, { plays_since_demotion: 4 })))
    await Promise.all(
      players.flatMap((player) => [
        verify(player.id),
        playOne(client, player, { gameType: 'PREDICTION' }),
      ])
    )
    // Whoever played with a token read before the proof is found by the next play at the latest.
    for (const player of players) {
      await playOne(client, player, { gameType: 'PREDICTION' })
      assert.deepEqual(await creditsOf(player.id), ['user_promotion:100'])
      assert.containsSubset(await progressOf(player.id), { league: 'level2' })
    }
  })
})

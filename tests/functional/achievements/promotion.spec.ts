import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LEAGUES } from '@sidepick/rules/types'
import { LeaderboardsContract } from '#leaderboards/contract'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { FIRST_OF_DAY, playBody } from '#tests/fixtures/plays'
import { creditsOf, givenProgress, playOne, progressOf } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const verified = () => createPlayer({ emailVerified: true })
const PREDICTION = { gameType: 'PREDICTION' } as const

async function standingsOf(userId: string): Promise<Record<string, number>> {
  const boards = await (await app.container.make(LeaderboardsContract)).leagueBoards()
  const entries = await db.from('leaderboard_entries').where('user_id', userId)
  const pointsOn = (id: string) => entries.find((row) => row.leaderboard_id === id)?.points ?? 0
  return Object.fromEntries(
    boards.map(({ name, leaderboardId }) => [name, pointsOn(leaderboardId)])
  )
}

test.group('A promotion', (group) => {
  group.each.setup(() => beginMidweek())

  test('comes with the play that reaches the league, and not before: {$self}')
    .with([
      ['level2', 5, 100],
      ['level3', 25, 200],
      ['level4', 75, 300],
    ] as const)
    .run(async ({ client, assert }, [league, gate, points]) => {
      const player = await verified()
      const before = LEAGUES[LEAGUES.indexOf(league) - 1]!
      await givenProgress(player.id, { plays_since_demotion: gate - 2, league: before })
      await playOne(client, player, PREDICTION)
      assert.containsSubset(await progressOf(player.id), { league: before })
      assert.isEmpty(await creditsOf(player.id))
      await playOne(client, player, PREDICTION)
      assert.containsSubset(await progressOf(player.id), { league, plays_since_demotion: gate })
      await playOne(client, player, PREDICTION)
      assert.deepEqual(await creditsOf(player.id), [`user_promotion:${points}`])
      const told = await db.from('notifications').where('user_id', player.id)
      assert.deepEqual(
        told.map(({ kind }) => kind),
        ['promotion']
      )
      assert.isEmpty(await faultsOf(player))
    })

  test("moves the player's points to the next league's board", async ({ client, assert }) => {
    const player = await verified()
    await givenProgress(player.id, { plays_since_demotion: 3 })
    await playOne(client, player, PREDICTION)
    assert.deepEqual(await standingsOf(player.id), { level1: 20, level2: 0, level3: 0, level4: 0 })
    await playOne(client, player, PREDICTION)
    await playOne(client, player, PREDICTION)
    const after = { level1: 20, level2: 20 + 100 + 20, level3: 0, level4: 0 }
    assert.deepEqual(await standingsOf(player.id), after)
  })

  test('waits for a proved e-mail, while the plays are counted on', async ({ client, assert }) => {
    const player = await createPlayer()
    await givenProgress(player.id, { plays_since_demotion: 24 })
    await playOne(client, player, PREDICTION)
    const at = { league: 'level1', plays_since_demotion: 25 }
    assert.containsSubset(await progressOf(player.id), at)
    assert.isEmpty(await creditsOf(player.id))
  })

  test('does not come of ad games', async ({ client, assert }) => {
    const player = await verified()
    await givenProgress(player.id, { plays_since_demotion: 4 })
    await playOne(client, player, { gameType: 'POLL', isAd: true })
    assert.containsSubset(await progressOf(player.id), { plays_since_demotion: 4 })
    assert.isEmpty(await creditsOf(player.id))
    assert.deepEqual(await standingsOf(player.id), { level1: 0, level2: 0, level3: 0, level4: 0 })
  })

  test('of the first play ever needs no row before it', async ({ client, assert }) => {
    const player = await verified()
    await playOne(client, player, PREDICTION)
    const first = { league: 'level1', plays_since_demotion: 1, demotions: 0 }
    assert.containsSubset(await progressOf(player.id), first)
    assert.deepEqual(await standingsOf(player.id), {
      ...{ level1: 20 + FIRST_OF_DAY, level2: 0, level3: 0, level4: 0 },
    })
  })

  test('is paid once by thirty-two plays at the same moment', async ({ client, assert }) => {
    const player = await verified()
    const games = await Promise.all(
      Array.from({ length: 32 }, () => givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' }))
    )
    const answers = await Promise.all(
      games.map(({ id }) =>
        client.post('/v1/gameplays').bearerToken(player.accessToken).json(playBody(id, 'A'))
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [201])
    assert.containsSubset(await progressOf(player.id), {
      ...{ league: 'level3', plays_since_demotion: 32, declared_plays: 32, correct_plays: 32 },
      ...{ streak_days: 1, streak_plays: 32, played_any: 32, correct_any: 32, correct_trivia: 32 },
    })
    assert.sameMembers(await creditsOf(player.id), [
      `leaderboard_points:${FIRST_OF_DAY}`,
      ...['user_achievement:25', 'user_achievement:50', 'user_achievement:100'],
      ...['user_promotion:100', 'user_promotion:200'],
    ])
    assert.isEmpty(await faultsOf(player))
  })
})

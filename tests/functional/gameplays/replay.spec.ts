import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { GamePlay } from '@sidepick/rules/types'
import { openSession } from '#auth/actions/open_session'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { givenGame } from '#tests/fixtures/games'
import { FIRST_OF_DAY, givenPlay, playBody } from '#tests/fixtures/plays'
import { progressOf } from '#tests/fixtures/progress'
import { endGame, givenBlackPoll, givenPrediction } from '#tests/fixtures/settlement'
import { balancesOf, givenBlackPartner, givenStaker } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { declare, passTime, settleAll } from '#tests/helpers/settlement'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

type Signed = Pick<TestPlayer, 'id' | 'accessToken'>

const play = (client: ApiClient, { accessToken }: Signed, gameId: string, key: string) =>
  client
    .post('/v1/gameplays')
    .bearerToken(accessToken)
    .header('x-idempotency-key', key)
    .json(playBody(gameId, 'A'))

const replay = (client: ApiClient, player: Signed, gameId: string) =>
  play(client, player, gameId, `replay-${player.id}-${gameId}`)

const pointsOf = async (userId: string): Promise<number> => {
  const where = { user_id: userId, currency: 'point' }
  return (await db.from('ledger_accounts').where(where).first())?.balance ?? 0
}

/** Of a session at the test's own time. */
const tokenOf = async (userId: string): Promise<string> =>
  (await db.transaction((trx) => openSession(userId, trx))).accessToken

const trivia = () => givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })

test.group('A pick of before the sign-in', (group) => {
  group.each.setup(() => beginMidweek())

  test('pays like any other, whatever the sign-up claimed', async ({ client, assert }) => {
    for (const points of [0, 5_000]) {
      const form = signUpForm({ points })
      const signed = (await client.post('/auth/signup').headers(visitor()).json(form)).body()
      const { id } = await db.from('users').where('email', String(form.email)).firstOrFail()
      const player = { id, accessToken: signed.accessToken as string }
      const response = await replay(client, player, (await trivia()).id)
      response.assertStatus(201)
      response.assertBodyContains({ points: 40 })
      assert.equal(await pointsOf(id), constants.points.signUpBonus + 40 + FIRST_OF_DAY)
    }
  })

  test('counts ten minutes after the sign-in, and pays nothing any more', async ({
    client,
    assert,
    cleanup,
  }) => {
    const signedInMs = clock.nowMs()
    const at = (ms: number) => cleanup(clock.replace(() => signedInMs + ms))
    at(0)
    const player = await createPlayer()
    const games = [await trivia(), await trivia(), await trivia()]
    at(constants.limits.replayWindowMs - 30_000)
    ;(await replay(client, player, games[0]!.id)).assertBodyContains({ points: 40 })
    at(constants.limits.replayWindowMs + 30_000)
    const late = await replay(client, player, games[1]!.id)
    late.assertStatus(201)
    late.assertBodyContains({ state: 'won', points: 0 })
    assert.equal(await pointsOf(player.id), 40 + FIRST_OF_DAY)
    // As the widget plays on with what a programme refused.
    const { id: fourth } = await trivia()
    const refused = await play(client, player, fourth, `replay-${player.id}-${fourth}-unrewarded`)
    refused.assertBodyContains({ points: 0 })
    assert.equal(await pointsOf(player.id), 40 + FIRST_OF_DAY)
    const votes = await client.get(`/v1/majority-bonus/${games[1]!.id}`)
    votes.assertBodyContains({ sideAPercent: 100 })
    const another = await play(client, player, games[2]!.id, 'another-key')
    another.assertBodyContains({ points: 40 })
    assert.equal(await pointsOf(player.id), 80 + FIRST_OF_DAY)
  })

  test('that came too late is an answer when its game is decided, and moves no row of them', async ({
    client,
    assert,
  }) => {
    const [early, late] = [await createPlayer(), await createPlayer()]
    const game = await givenPrediction()
    ;(await replay(client, early, game.id)).assertStatus(201)
    passTime(constants.limits.replayWindowMs + 30_000)
    ;(await replay(client, late, game.id)).assertStatus(201)
    await endGame()
    await declare(game.id, 'A')
    const row = { correct_any: 1, correct_prediction: 1 }
    assert.containsSubset(await progressOf(early.id), { ...row, plays_since_demotion: 1 })
    const nothing = { correct_any: 0, correct_prediction: 0, plays_since_demotion: 0 }
    assert.containsSubset(await progressOf(late.id), nothing)
    for (const { id } of [early, late]) {
      assert.lengthOf(await db.from('settled_answers').where('user_id', id), 1)
    }
  })

  test('that came too late wins nothing but what it staked for, when its game is decided', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [early, late, poll] = [await createPlayer(), await createPlayer(), await givenBlackPoll()]
    const picks = [
      await givenPlay(early, game.id, 'A'),
      await givenPlay(late, game.id, 'A', { unpaid: true }),
    ]
    const distributorId = await givenBlackPartner()
    const tied = await Promise.all([givenStaker({ black: 1 }), givenStaker({ black: 1 })])
    const black = { ticketType: 'black', distributorId, unpaid: true } as const
    const plays = [
      await givenPlay(tied[0], poll.id, 'A', black),
      await givenPlay(tied[1], poll.id, 'B', {
        ...black,
        origin: { ip: '198.51.100.1', userAgent: 'fixture' },
      }),
    ]
    await endGame()
    await declare(game.id, 'A')
    await settleAll()
    assert.equal((await balancesOf(early.id)).gray, 1)
    assert.containsSubset(await balancesOf(late.id), { gray: 0, point: 0 })
    const claim = async ({ id, userId }: GamePlay) =>
      client.post(`/v1/gameplays/${id}/claim_reward`).bearerToken(await tokenOf(userId))
    const [ofEarly, ofLate] = [await claim(picks[0]!), await claim(picks[1]!)]
    assert.deepEqual([ofEarly.status(), ofLate.status()], [200, 409])
    for (const [n, player] of tied.entries()) {
      assert.equal((await balancesOf(player.id)).black, 1)
      ;(await claim(plays[n]!)).assertStatus(409)
      const token = await tokenOf(player.id)
      const count = await client.get('/v1/notifications/count').bearerToken(token)
      count.assertBodyContains({ rewardsToClaim: 0 })
    }
  })

  test('pays an old account that has just signed in again', async ({ client, cleanup }) => {
    const form = signUpForm()
    await client.post('/auth/signup').headers(visitor()).json(form)
    const laterMs = clock.nowMs() + constants.limits.replayWindowMs * 6
    cleanup(clock.replace(() => laterMs))
    const { id } = await db.from('users').where('email', String(form.email)).firstOrFail()
    const credentials = { email: form.email, password: PASSWORD }
    const { accessToken } = (await client.post('/auth/login').json(credentials)).body()
    const response = await replay(client, { id, accessToken }, (await trivia()).id)
    response.assertBodyContains({ points: 40 })
  })
})

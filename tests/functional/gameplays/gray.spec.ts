import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { gameDay } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { WinningsContract, type LightWin } from '#wallets/contract'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPrediction, givenStakes, HOUR_MS } from '#tests/fixtures/settlement'
import { balancesOf, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { times } from '#tests/helpers/at_once'
import { beginMidweek } from '#tests/helpers/midweek'
import { changeResult, declare, passTime, settleAll } from '#tests/helpers/settlement'

const LIMIT = constants.tickets.freeGrayPerDay
const NOON = '2100-01-11T17:00:00Z'

/** Gray that free plays were paid today, by what is counted. */
async function givenDay(userId: string, earned: number): Promise<void> {
  const day = gameDay(clock.now(), constants.time.zone)
  await db.table('gray_days').insert({ user_id: userId, day, earned })
}

const daysOf = async (userId: string): Promise<[string, number][]> =>
  (await db.from('gray_days').where('user_id', userId).orderBy('day')).map(
    ({ day, earned }): [string, number] => [day, Number(earned)]
  )

const winOf = (userId: string, more: Partial<LightWin> = {}): LightWin => ({
  ...{ playId: newId(), userId, ticketType: 'free', revision: 1 },
  ...more,
})

/** In a transaction of its own. */
async function asWinnings(what: 'payGray' | 'takeBackGray', win: LightWin): Promise<void> {
  const winnings = await app.container.make(WinningsContract)
  await db.transaction<unknown>((trx) => winnings[what]([win], trx))
}

test.group('Gray', (group) => {
  group.each.setup(() => beginMidweek())

  test("of free plays stops at the day's limit", async ({ client, assert }) => {
    const player = await givenStaker()
    await givenDay(player.id, LIMIT - 1)
    for (let count = 0; count < 2; count++) {
      const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
      ;(
        await client
          .post('/v1/gameplays')
          .bearerToken(player.accessToken)
          .json(stakeBody(game.id, 'A', 'free'))
      ).assertStatus(201)
    }
    assert.equal((await balancesOf(player.id)).gray, 1)
  })

  test('turns into a black ticket when it is full', async ({ client, assert }) => {
    const player = await givenStaker({ white: 1, gray: 99 })
    const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    ;(
      await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody(game.id, 'A', 'white'))
    ).assertStatus(201)
    assert.containsSubset(await balancesOf(player.id), { gray: 0, black: 1 })
    assert.isEmpty(await faultsOf(player))
  })

  test('that an admin gave by the million becomes tickets a hundred at a time', async ({
    client,
    assert,
  }) => {
    const player = await givenStaker({ gray: 1_000_000 })
    const answer = { gameType: 'TRIVIA', correctAnswer: 'A' } as const
    for (const black of [100, 200]) {
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody((await givenGame(answer)).id, 'A', 'free'))
      response.assertStatus(201)
      assert.equal((await balancesOf(player.id)).black, black)
    }
    assert.equal((await balancesOf(player.id)).gray, 1_000_002 - 200 * 100)
    assert.isEmpty(await faultsOf(player))
  })

  test('of a free win that is no more leaves its place in the day', async ({ client, assert }) => {
    const endTimeMs = clock.nowMs() + HOUR_MS
    const game = await givenPrediction({ lastJoinTimeMs: endTimeMs, endTimeMs })
    const [player] = await givenStakes(client, game, [{ side: 'A', ticketType: 'free' }])
    await givenDay(player!.id, LIMIT - 1)
    passTime(HOUR_MS + 10_000)
    await settleAll()
    await declare(game.id, 'A')
    const seen: [number, number][] = []
    const look = async () => {
      const [[, counted]] = (await daysOf(player!.id)) as [[string, number]]
      seen.push([(await balancesOf(player!.id)).gray, counted])
    }
    await look()
    for (const winner of ['B', 'A', 'B', 'A'] as const) {
      await changeResult(game.id, winner)
      await look()
    }
    assert.deepEqual(seen, [
      [1, LIMIT],
      [0, LIMIT - 1],
      [1, LIMIT],
      [0, LIMIT - 1],
      [1, LIMIT],
    ])
    assert.isEmpty(await faultsOf(player!))
  })

  test('leaves its place in the day that it was counted in, once', async ({ assert, cleanup }) => {
    const { id } = await givenStaker()
    const [win, other] = [winOf(id), winOf(id)]
    cleanup(clock.replace(() => Date.parse('2100-01-12T04:59:59Z')))
    await asWinnings('payGray', win)
    cleanup(clock.replace(() => Date.parse('2100-01-12T05:00:00Z')))
    await asWinnings('payGray', other)
    for (let n = 0; n < 2; n++) {
      await asWinnings('takeBackGray', win)
      assert.deepEqual(await daysOf(id), [
        ['2100-01-11', 0],
        ['2100-01-12', 1],
      ])
    }
  })

  test('of a white ticket is counted in no day, and leaves none', async ({ assert, cleanup }) => {
    const { id } = await givenStaker()
    cleanup(clock.replace(() => Date.parse(NOON)))
    await givenDay(id, 5)
    const win = winOf(id, { ticketType: 'white' })
    await asWinnings('payGray', win)
    await asWinnings('takeBackGray', win)
    assert.deepEqual(await daysOf(id), [['2100-01-11', 5]])
  })

  test('is paid and taken back at once, and the day holds what is left', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await givenStaker()
    cleanup(clock.replace(() => Date.parse(NOON)))
    const wins = times(LIMIT, () => winOf(id))
    for (const win of wins) await asWinnings('payGray', win)
    const gone = wins.slice(0, 6)
    const late = times(10, () => winOf(id))
    await Promise.all([
      // Each by two who believe that it is theirs to do.
      ...[...gone, ...gone].map((win) => asWinnings('takeBackGray', win)),
      ...late.map((win) => asWinnings('payGray', win)),
    ])
    const { gray } = await balancesOf(id)
    assert.deepEqual(await daysOf(id), [['2100-01-11', gray]])
    for (const win of late) await asWinnings('payGray', win)
    assert.equal((await balancesOf(id)).gray, LIMIT)
    assert.deepEqual(await daysOf(id), [['2100-01-11', LIMIT]])
    assert.isEmpty(await faultsOf({ id }))
  })
})

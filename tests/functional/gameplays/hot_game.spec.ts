import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  DAY_MS,
  endGame,
  givenPrediction,
  givenStakes,
  postedTo,
  stateOf,
} from '#tests/fixtures/settlement'
import { balancesOf, givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { count, statusesOf, times } from '#tests/helpers/at_once'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { passTime, settleAll, settleDue } from '#tests/helpers/settlement'
import { openSession } from '#auth/actions/open_session'

/** Calls at once: more than a server's pool of connections has by default. */
const AT_ONCE = 32
const TICKETS = 3

interface PlayRow {
  id: string
  user_id: string
  side: Side
  state: string
  quantity: number
  matched_count: number
  claimed_at: number | null
}

const playsOf = (gameId: string): Promise<PlayRow[]> =>
  db.from('game_plays').where('game_id', gameId)

/** Credits for a win's points that were not taken back. */
async function countClaims(playId: string): Promise<number> {
  const credits = await db
    .from('ledger_transactions')
    .whereLike('key', `pts:game_outcome:${playId}%`)
  const keys = credits.map(({ id }) => `void:${id}`)
  const voids = await db.from('ledger_transactions').whereIn('key', keys)
  return credits.length - voids.length
}

/** Their access tokens have run out by the clock that was moved. */
async function signInAgain(player: TestPlayer): Promise<void> {
  Object.assign(player, await db.transaction((trx) => openSession(player.id, trx)))
}

const ownerAmong = (players: readonly TestPlayer[]) => (id: string) =>
  players.find((player) => player.id === id)!

/** Calls on one game, by anybody. */
function callsOn(client: ApiClient, gameId: string, distributorId: string) {
  return {
    play: ({ accessToken }: TestPlayer, side: Side) =>
      client
        .post('/v1/gameplays')
        .bearerToken(accessToken)
        .json(stakeBody(gameId, side, 'black', { quantity: TICKETS, distributorId })),
    cancel: ({ accessToken }: TestPlayer, playId: string) =>
      client.delete(`/v1/gameplays/${playId}`).bearerToken(accessToken),
    claim: ({ accessToken }: TestPlayer, playId: string) =>
      client.post(`/v1/gameplays/${playId}/claim_reward`).bearerToken(accessToken),
    declare: ({ accessToken }: TestPlayer, correctAnswer: Side) =>
      client
        .post(`/v1/admin/games/${gameId}/declare`)
        .bearerToken(accessToken)
        .json({ correctAnswer }),
  }
}

test.group('Everything at once on one hot game', (group) => {
  group.each.setup(() => settleAll())
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('spends no ticket of a wallet twice', async ({ client, assert }) => {
    const partner = await givenBlackPartner()
    const player = await givenStaker({ black: 20, white: 5 })
    const games = await Promise.all(times(AT_ONCE, () => givenPrediction()))
    const play = (gameId: string, ticketType: 'black' | 'white') =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody(gameId, 'A', ticketType, { distributorId: partner }))
    const black = await Promise.all(games.slice(0, 24).map(({ id }) => play(id, 'black')))
    const white = await Promise.all(games.slice(24).map(({ id }) => play(id, 'white')))
    assert.deepEqual(count(black), { 201: 20, 422: 4 })
    assert.deepEqual(count(white), { 201: 5, 422: 3 })
    const held = await balancesOf(player.id)
    assert.deepEqual([held.black, held.white], [0, 0])
    assert.isEmpty(await faultsOf(player))
  })

  test('lets each ticket meet once, while plays are made twice and taken back', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const partner = await givenBlackPartner()
    const { play, cancel } = callsOn(client, game.id, partner)
    const players = await Promise.all(times(AT_ONCE, () => givenStaker({ black: TICKETS })))
    const sideOf = (n: number): Side => (n % 4 === 0 ? 'B' : 'A')
    const early = await Promise.all(players.slice(0, 16).map((player) => play(player, 'A')))
    assert.deepEqual(count(early), { 201: 16 })
    const waiting = await playsOf(game.id)
    const owner = ownerAmong(players)
    const answers = await Promise.all([
      ...players
        .slice(16)
        .flatMap((player, n) => [play(player, sideOf(n)), play(player, sideOf(n))]),
      ...waiting.flatMap((one) => [
        cancel(owner(one.user_id), one.id),
        cancel(owner(one.user_id), one.id),
      ]),
    ])
    assert.includeMembers([200, 201, 409, 422], statusesOf(answers))
    assert.equal(count(answers)[201], 16, 'each of the others plays once')

    const plays = await playsOf(game.id)
    const matchedOn = (side: Side) =>
      plays.filter((one) => one.side === side).reduce((sum, one) => sum + one.matched_count, 0)
    assert.equal(matchedOn('A'), matchedOn('B'))
    const canceled = plays.filter(({ state }) => state === 'canceled')
    assert.isTrue(canceled.every((one) => one.matched_count === 0))
    assert.equal(canceled.length, count(answers)[200] ?? 0, 'each is taken back once')
    const atStake = plays.filter(({ state }) => state !== 'canceled').length * TICKETS
    assert.equal(await postedTo(`escrow:${game.id}:black`), atStake)
    for (const { user_id: userId, state } of plays) {
      assert.equal((await balancesOf(userId)).black, state === 'canceled' ? TICKETS : 0)
    }
    assert.isEmpty(await faultsOf(game))
  })

  test('settles once, while it is played, taken back, declared and settled by many', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const partner = await givenBlackPartner()
    const { play, cancel, declare } = callsOn(client, game.id, partner)
    const admins = await Promise.all(times(4, () => createPlayer({ roles: ['admin'] })))
    const players = await Promise.all(times(AT_ONCE, () => givenStaker({ black: TICKETS })))
    const sideOf = (n: number): Side => (n % 3 === 0 ? 'B' : 'A')
    await Promise.all(players.slice(0, 16).map((player, n) => play(player, sideOf(n))))
    const early = await playsOf(game.id)
    const owner = ownerAmong(players)
    const [answers] = await Promise.all([
      Promise.all([
        ...players.slice(16).map((player, n) => play(player, sideOf(n))),
        ...early.map((one) => cancel(owner(one.user_id), one.id)),
        ...admins.map((admin) => declare(admin, 'A')),
        ...admins.map((admin) => declare(admin, 'A')),
      ]),
      ...times(4, () => settleAll()),
    ])
    assert.includeMembers([200, 201, 409, 410], statusesOf(answers))
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    passTime(DAY_MS)
    await Promise.all(times(4, () => settleAll()))
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')

    for (const one of await playsOf(game.id)) {
      const { black, coin, pending_coin: pending } = await balancesOf(one.user_id)
      const won = one.state === 'won' ? 170 * one.matched_count : 0
      const burned = one.state === 'canceled' ? 0 : one.matched_count
      assert.deepEqual([black, coin, pending], [TICKETS - burned, won, 0])
    }
    assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
    assert.equal(await postedTo(`rake:${game.id}:coin`), 0)
    assert.isEmpty(await faultsOf(game))
  })

  test('holds one result, while it changes there and back and its points are claimed', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const partner = await givenBlackPartner()
    const stakes = times(16, (n) => ({ side: n % 2 === 0 ? 'A' : 'B', quantity: TICKETS }) as const)
    const players = await givenStakes(client, game, stakes, partner)
    const { claim, declare } = callsOn(client, game.id, partner)
    const admins = await Promise.all(times(8, () => createPlayer({ roles: ['admin'] })))
    await endGame()
    await Promise.all(admins.map(signInAgain))
    assert.deepEqual(statusesOf([await declare(admins[0]!, 'A')]), [200])
    await settleAll()
    passTime(DAY_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')

    const plays = new Map((await playsOf(game.id)).map((one) => [one.user_id, one.id]))
    for (const answer of ['B', 'A', 'B'] as const) {
      await Promise.all([...admins, ...players].map(signInAgain))
      const [answers] = await Promise.all([
        Promise.all([
          ...players.flatMap((player) => times(2, () => claim(player, plays.get(player.id)!))),
          ...admins.map((admin) => declare(admin, answer)),
        ]),
        ...times(3, () => settleDue()),
      ])
      assert.includeMembers([200, 409], statusesOf(answers))
      await settleAll()
      passTime(DAY_MS)
      await Promise.all(times(3, () => settleAll()))
      await settleAll()
      assert.equal(await stateOf(game.id), 'ended')
    }

    const final = new Map((await playsOf(game.id)).map((one) => [one.user_id, one]))
    const right = players.map(({ id }) => final.get(id)!.side === 'B')
    assert.deepEqual(
      players.map(({ id }) => final.get(id)!.state),
      right.map((won) => (won ? 'won' : 'lost'))
    )
    assert.deepEqual(
      await coinsOf(players),
      right.map((won) => [won ? 170 * TICKETS : 0, 0])
    )
    assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
    assert.equal(await postedTo(`rake:${game.id}:coin`), 0)
    assert.isEmpty(await faultsOf(game))
    for (const play of final.values()) {
      assert.equal(await countClaims(play.id), play.claimed_at === null ? 0 : 1)
    }
  })
})

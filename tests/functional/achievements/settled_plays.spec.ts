import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { GameType, Profile } from '@sidepick/rules/types'
import { ProgressContract } from '#profiles/contract'
import { publish, type DomainEvents } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { transact } from '#shared/database/transact'
import { faultsOf } from '#tests/fixtures/ledger'
import { creditsOf, givenProgress, playOne, progressOf } from '#tests/fixtures/progress'
import { endGame, givenExample } from '#tests/fixtures/settlement'
import { beginMidweek } from '#tests/helpers/midweek'
import { changeResult, declare } from '#tests/helpers/settlement'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

type Settled = DomainEvents['plays_settled']
type Outcome = Settled['plays'][number]['outcome']

interface Told {
  kind?: Settled['kind']
  gameType?: GameType
  isAd?: boolean
}

const NOTHING = { coins: 0, tickets: 0, unpaid: false }

const playOf = (userId: string, playId = newId()) => ({ playId, userId })

const settle = (
  outcomes: readonly (readonly [{ playId: string; userId: string }, Outcome])[],
  { kind = 'declared', gameType = 'PREDICTION', isAd = false }: Told = {}
) =>
  transact((trx) =>
    publish(
      {
        type: 'plays_settled',
        ...{ gameId: newId(), text: 'Will it rain?', revision: 1, kind, gameType, isAd },
        plays: outcomes.map(([play, outcome]) => ({ ...play, outcome, ...NOTHING })),
      },
      trx
    )
  )

async function accuracyOf(client: ApiClient, { accessToken }: TestPlayer) {
  const response = await client.get('/v1/profiles').bearerToken(accessToken)
  const { gamesCorrectAnswers, gamesDeclared } = response.body() as Profile
  return [gamesCorrectAnswers, gamesDeclared]
}

test.group('A play whose game is decided later', (group) => {
  group.each.setup(() => beginMidweek())

  test('counts once, however often it is told', async ({ client, assert }) => {
    const player = await createPlayer()
    const [won, lost] = [playOf(player.id), playOf(player.id)]
    for (let times = 0; times < 3; times++) {
      await settle([[won, 'won']])
      await settle([[lost, 'lost']], { gameType: 'POLL' })
    }
    assert.deepEqual(await accuracyOf(client, player), [1, 2])
  })

  test('counts as its game ends at last', async ({ client, assert }) => {
    const player = await createPlayer()
    const play = playOf(player.id)
    await settle([[play, 'lost']])
    assert.deepEqual(await accuracyOf(client, player), [0, 1])
    await settle([[play, 'won']], { kind: 'changed' })
    assert.deepEqual(await accuracyOf(client, player), [1, 1])
    await settle([[play, 'canceled']], { kind: 'canceled' })
    assert.deepEqual(await accuracyOf(client, player), [0, 0])
  })

  test('of an ad game, of a survey, or that nobody met, does not count', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    await settle([[playOf(player.id), 'won']], { isAd: true })
    await settle([[playOf(player.id), 'won']], { gameType: 'SURVEY' })
    await settle([[playOf(player.id), 'canceled']], { kind: 'unmatched' })
    assert.deepEqual(await accuracyOf(client, player), [0, 0])
  })

  test('goes on with the row of right answers, or ends it, and pays what that fulfills', async ({
    assert,
  }) => {
    const [one, other] = [await createPlayer(), await createPlayer()]
    for (const { id } of [one, other]) {
      await givenProgress(id)
      await db.from('player_progress').where('user_id', id).update({ correct_any: 2 })
    }
    const plays = [playOf(one.id), playOf(other.id)] as const
    for (let times = 0; times < 2; times++) {
      await settle([
        [plays[0], 'won'],
        [plays[1], 'lost'],
      ])
    }
    assert.containsSubset(await progressOf(one.id), { correct_any: 3, correct_prediction: 1 })
    assert.containsSubset(await progressOf(other.id), { correct_any: 0, correct_prediction: 0 })
    assert.deepEqual(await creditsOf(one.id), ['user_achievement:25'])
    assert.isEmpty(await creditsOf(other.id))
    assert.isEmpty(await faultsOf(one, other))
  })

  test('counts beside plays of the same players, and pays what both reach once', async ({
    client,
    assert,
  }) => {
    const players = await Promise.all(Array.from({ length: 12 }, () => createPlayer()))
    for (const { id } of players) {
      await givenProgress(id)
      await db.from('player_progress').where('user_id', id).update({ correct_any: 2 })
    }
    await Promise.all([
      settle(players.map(({ id }) => [playOf(id), 'won'] as const)),
      ...players.map((player) => playOne(client, player)),
    ])
    for (const { id } of players) {
      assert.containsSubset(await progressOf(id), { correct_any: 4 })
      assert.deepEqual(await creditsOf(id), ['user_achievement:25'])
    }
    assert.isEmpty(await faultsOf(...players))
  })

  test('counts in batches of two hundred players', async ({ client, assert }) => {
    const players = await Promise.all(Array.from({ length: 20 }, () => createPlayer()))
    const strangers = Array.from({ length: 180 }, () => ({ id: newId() }))
    const everybody = [...players, ...strangers]
    await settle(everybody.map(({ id }, n) => [playOf(id), n % 2 === 0 ? 'won' : 'lost'] as const))
    assert.deepEqual(await accuracyOf(client, players[0]!), [1, 1])
    assert.deepEqual(await accuracyOf(client, players[1]!), [0, 1])
  })
})

test.group('A prediction', (group) => {
  group.each.setup(() => beginMidweek())

  test('is right or wrong as it was declared last, and moves the row of right answers once', async ({
    client,
    assert,
  }) => {
    const progress = await app.container.make(ProgressContract)
    const { game, u1, u3 } = await givenExample(client)
    const accuracies = () =>
      Promise.all(
        [u1, u3].map(async ({ id }) => {
          const { gamesCorrectAnswers, gamesDeclared } = await progress.progressOf(id, 'en-us')
          return [gamesCorrectAnswers, gamesDeclared]
        })
      )
    await endGame()
    assert.deepEqual(await accuracies(), [
      [0, 0],
      [0, 0],
    ])
    await declare(game.id, 'A')
    assert.deepEqual(await accuracies(), [
      [1, 1],
      [0, 1],
    ])
    await changeResult(game.id, 'B')
    assert.deepEqual(await accuracies(), [
      [0, 1],
      [1, 1],
    ])
    assert.containsSubset(await progressOf(u1.id), { correct_any: 1, correct_prediction: 1 })
    assert.containsSubset(await progressOf(u3.id), { correct_any: 0, correct_prediction: 0 })
  })
})

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { CancelGamePlay } from '#gameplays/actions/cancel_game_play'
import { publish } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { transact } from '#shared/database/transact'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPlay } from '#tests/fixtures/plays'
import { creditsOf, givenProgress } from '#tests/fixtures/progress'
import { balancesOf, givenBlackPartner, givenStaker } from '#tests/fixtures/wallets'
import { times } from '#tests/helpers/at_once'
import { moveDueGames, moveGame, settleAll, settleDue } from '#tests/helpers/settlement'

const PLAYERS = 12

/** A connection keeps what it has counted to itself for a while, unless it is asked for it: each of them is. */
async function countDeadlocks(): Promise<number> {
  const connections = await Promise.all(times(env.get('DB_POOL_MAX'), () => db.transaction()))
  for (const trx of connections) {
    await trx.rawQuery('select pg_stat_force_next_flush()')
    await trx.commit()
  }
  const { rows } = await db.rawQuery(
    'select deadlocks from pg_stat_database where datname = current_database()'
  )
  return Number(rows[0].deadlocks)
}

/** Two answers in a row: the next right one pays. */
async function givenReady() {
  const player = await givenStaker({ white: 2 })
  await givenProgress(player.id)
  await db.from('player_progress').where('user_id', player.id).update({ correct_any: 2 })
  return player
}

const settleWon = (players: readonly { id: string }[]) =>
  transact((trx) =>
    publish(
      {
        type: 'plays_settled',
        ...{ gameId: newId(), text: 'Will it rain?', gameType: 'PREDICTION', isAd: false },
        ...{ revision: 1, kind: 'declared' },
        plays: players.map(({ id: userId }) => ({
          ...{ playId: newId(), userId, outcome: 'won', coins: 0, tickets: 0, unpaid: false },
        })),
      },
      trx
    )
  )

const TRIVIA = { gameType: 'TRIVIA', correctAnswer: 'A' } as const

/** How a white play comes to its gray, by when that is known. */
const WON = {
  'at the pick': [TRIVIA, () => Promise.resolve()],
  'at the end': [{ gameType: 'PREDICTION' }, payAndTie],
} as const

/** The gray is paid, and the result that holds has not paid anything yet. */
async function payAndTie(gameId: string): Promise<void> {
  const result = { by: 'admin', newResult: true } as const
  await moveDueGames()
  await moveGame(gameId, { to: 'declaring_winner', correctAnswer: 'A', ...result })
  await settleAll()
  await moveGame(gameId, { to: 'changing_game_result', correctAnswer: null, ...result })
  await settleDue()
}

test.group('Never waits for another one in a circle', (group) => {
  group.tap((each) => each.skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer'))

  test('what a settlement pays a player who plays', async ({ assert }) => {
    const before = await countDeadlocks()
    for (let round = 0; round < 4; round++) {
      const players = await Promise.all(times(PLAYERS, givenReady))
      const games = await Promise.all(times(3, () => givenGame(TRIVIA)))
      await Promise.all([
        settleWon(players),
        ...players.flatMap((player) =>
          games.map(({ id }, n) =>
            givenPlay(player, id, 'A', { ticketType: n === 0 ? 'free' : 'white' })
          )
        ),
      ])
      for (const { id } of players) {
        const paid = await creditsOf(id)
        assert.sameMembers(
          paid.filter((line) => line.startsWith('user_achievement')),
          ['user_achievement:25', 'user_achievement:50']
        )
      }
      assert.isEmpty(await faultsOf(...players))
    }
    assert.equal(await countDeadlocks(), before)
  })

  test('a play that is taken back by a player who plays', async ({ assert }) => {
    const cancel = await app.container.make(CancelGamePlay)
    const distributorId = await givenBlackPartner()
    const before = await countDeadlocks()
    for (let round = 0; round < 4; round++) {
      const [prediction, ...games] = await Promise.all([
        givenGame({ gameType: 'PREDICTION' }),
        ...times(3, () => givenGame(TRIVIA)),
      ])
      const players = await Promise.all(times(PLAYERS, () => givenStaker({ black: 1 })))
      const staked = await Promise.all(
        players.map((player) =>
          givenPlay(player, prediction!.id, 'A', { ticketType: 'black', distributorId })
        )
      )
      await Promise.all([
        ...players.flatMap((player) => games.map(({ id }) => givenPlay(player, id, 'A'))),
        ...staked.map(({ id, userId }) => cancel.handle(id, userId)),
      ])
      assert.isEmpty(await faultsOf(...players))
    }
    assert.equal(await countDeadlocks(), before)
  })

  test('what a canceled game gives back to a player who plays: {0}')
    .with(Object.entries(WON))
    .run(async ({ assert }, [, [about, win]]) => {
      const before = await countDeadlocks()
      for (let round = 0; round < 4; round++) {
        const canceled = await givenGame(about)
        const games = await Promise.all(times(12, () => givenGame(TRIVIA)))
        const players = await Promise.all(times(PLAYERS, () => givenStaker({ white: 13 })))
        const play = (player: (typeof players)[number], { id }: { id: string }) =>
          givenPlay(player, id, 'A', { ticketType: 'white' })
        await Promise.all(players.map((player) => play(player, canceled)))
        await win(canceled.id)
        await moveGame(canceled.id, { to: 'canceled', by: 'admin' })
        await Promise.all([
          settleDue(),
          // One after the other: what was begun before is waited for, and this comes after.
          ...players.map(async (player) => {
            for (const game of games) await play(player, game)
          }),
        ])
        // On a busy machine the plays before lasted longer than a settlement waits for them, and it was put off.
        await settleDue()
        for (const { id } of players) {
          assert.containsSubset(await balancesOf(id), { white: 1, gray: games.length })
        }
        assert.isEmpty(await faultsOf(...players))
      }
      assert.equal(await countDeadlocks(), before)
    })
})

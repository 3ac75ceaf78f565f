import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { FIRST_OF_DAY, playBody } from '#tests/fixtures/plays'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

test.group('Plays at the same moment', (group) => {
  group.each.setup(() => beginMidweek())

  test('of many players on one hot game are each counted once', async ({ client, assert }) => {
    const { id } = await givenGame({ gameType: 'POLL' })
    const players = await Promise.all(Array.from({ length: 32 }, () => createPlayer()))
    const answers = await Promise.all(
      players.map((player, n) =>
        client
          .post('/v1/gameplays')
          .bearerToken(player.accessToken)
          .json(playBody(id, n % 2 === 0 ? 'A' : 'B'))
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [201])
    const [votes] = await db.from('game_votes').where('game_id', id).sum('votes as total')
    assert.equal(Number(votes.total), 32)
    assert.isEmpty(await faultsOf({ id }))
  })

  test('of one player on many games all reach his wallet', async ({ client, assert }) => {
    const player = await createPlayer()
    const games = await Promise.all(
      Array.from({ length: 16 }, () => givenGame({ gameType: 'POLL' }))
    )
    const answers = await Promise.all(
      games.map((game) =>
        client.post('/v1/gameplays').bearerToken(player.accessToken).json(playBody(game.id, 'A'))
      )
    )
    const paid = answers.reduce((sum, answer) => sum + Number(answer.body().points), 0)
    const [account] = await db.from('ledger_accounts').where('user_id', player.id)
    assert.equal(account.balance, paid + FIRST_OF_DAY)
    const [day] = await db.from('play_days').where('user_id', player.id)
    assert.equal(day.plays, 16)
  })

  test('of one player on one game without a key pay once', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id } = await givenGame({ gameType: 'POLL' })
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        client.post('/v1/gameplays').bearerToken(player.accessToken).json(playBody(id, 'A'))
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, ...Array.from({ length: 15 }, () => 409)])
    const [account] = await db.from('ledger_accounts').where('user_id', player.id)
    assert.equal(account.balance, 20 + FIRST_OF_DAY)
  })
})

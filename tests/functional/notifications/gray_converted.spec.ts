import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { convertGray, payGray } from '#wallets/actions/pay_gray'
import { publish } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { balancesOf, givenHoldings, givenStaker, stakeBody } from '#tests/fixtures/wallets'

const toldOf = (userId: string) => db.from('notifications').where('user_id', userId).orderBy('id')

test.group('Gray that turned into black tickets', () => {
  test('is told by the play that filled it', async ({ client, assert }) => {
    const player = await givenStaker({ white: 1, gray: 99 })
    const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    assert.isEmpty(await toldOf(player.id))
    await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(stakeBody(game.id, 'A', 'white'))
    const response = await client.get('/v1/notifications').bearerToken(player.accessToken)
    assert.lengthOf(response.body().items, 1)
    response.assertBodyContains({
      items: [
        {
          type: 'gray_converted',
          title: 'New black tickets',
          body: 'Your wins turned into 1 black ticket.',
          data: { gameId: null, gamePlayId: null, leaderboardId: null, amount: 1 },
          readAt: null,
        },
      ],
    })
  })

  test('is told once, however many tickets it makes', async ({ assert }) => {
    const player = await givenStaker({ gray: 299 })
    const win = { playId: newId(), userId: player.id, ticketType: 'white', revision: 1 } as const
    const pay = () => db.transaction((trx) => payGray([win], trx))
    await pay()
    await pay()
    const told = await toldOf(player.id)
    assert.lengthOf(told, 1)
    assert.deepEqual(JSON.parse(told[0].data), { amount: 3 })
    await givenHoldings(player.id, { gray: 100 })
    await db.transaction((trx) => convertGray(player.id, 100, trx))
    assert.lengthOf(await toldOf(player.id), 2)
  })

  test('is not told when the change is lost', async ({ assert }) => {
    const player = await givenStaker({ gray: 100 })
    const work = db.transaction(async (trx) => {
      await convertGray(player.id, 100, trx)
      throw new Error('lost')
    })
    await assert.rejects(() => work, 'lost')
    assert.isEmpty(await toldOf(player.id))
    assert.containsSubset(await balancesOf(player.id), { gray: 100, black: 0 })
  })

  test('is told once when it is published twice', async ({ assert }) => {
    const player = await givenStaker()
    const event = { type: 'gray_converted', userId: player.id, tickets: 1, conversions: 1 } as const
    for (let n = 0; n < 2; n++) await db.transaction((trx) => publish(event, trx))
    assert.lengthOf(await toldOf(player.id), 1)
  })
})

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Side, TicketType } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { WinningsContract } from '#wallets/contract'
import { givenGame } from '#tests/fixtures/games'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const PATH = '/v1/admin/games/details'
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A prediction with a play of each kind: 8 black tickets met, 2 wait, 3 were taken back. */
async function givenPlayedPrediction(client: ApiClient) {
  const { id } = await givenGame({ gameType: 'PREDICTION' })
  const distributorId = await givenBlackPartner()
  const stake = async (side: Side, ticketType: TicketType, quantity = 1) => {
    const player = await givenStaker(ticketType === 'free' ? {} : { [ticketType]: quantity })
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .headers(visitor())
      .json(stakeBody(id, side, ticketType, { quantity, distributorId }))
    response.assertStatus(201)
    return { player, playId: String(response.body().id) }
  }
  const first = await stake('A', 'black', 10)
  await stake('B', 'black', 8)
  await stake('A', 'white')
  await stake('B', 'free')
  const { player, playId } = await stake('A', 'black', 3)
  const taken = await client.delete(`/v1/gameplays/${playId}`).bearerToken(player.accessToken)
  taken.assertStatus(200)
  const compliantData = { sessionId: 's1', reason: 'It is wrong' }
  const complaint = await client.post(`/v1/games/${id}/complaint`).json({ compliantData })
  complaint.assertStatus(201)
  return { id, first }
}

test.group('GET /v1/admin/games/details', () => {
  test('tells what was played of a game, and what it moved', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const { id, first } = await givenPlayedPrediction(client)
    const totals = async () => {
      const response = await client.get(PATH).bearerToken(accessToken).qs({ ids: id })
      response.assertStatus(200)
      assert.isNull(response.body().next)
      return response.body().items[0].totals
    }
    const played = {
      plays: 4,
      canceledPlays: 1,
      freePlays: 1,
      whitePlays: 1,
      blackPlays: 2,
      sideA: 2,
      sideB: 2,
      complaints: 1,
      whiteTickets: 1,
      blackTickets: 18,
      matchedTickets: 16,
    }
    const unpaid = { pendingCoins: 0, paidCoins: 0, rakeCoins: 0 }
    assert.deepEqual(await totals(), { ...played, ...unpaid, heldTickets: 18, heldRakeCoins: 0 })

    const winnings = await app.container.make(WinningsContract)
    const { playId, player } = first
    const wins = [{ playId, userId: player.id, gameId: id, matched: 8, revision: 1 }]
    const win = db.from('game_plays').where('id', playId)
    await db.transaction((trx) => winnings.postPendingWins(wins, trx))
    await win.clone().update({ state: 'declared_winner' })
    assert.containsSubset(await totals(), { pendingCoins: 1_360, paidCoins: 0, heldTickets: 18 })
    await db.transaction((trx) => winnings.payOut(wins, trx))
    await win.clone().update({ state: 'won' })
    const paid = { pendingCoins: 0, paidCoins: 1_360, rakeCoins: 240 }
    assert.deepEqual(await totals(), { ...played, ...paid, heldTickets: 2, heldRakeCoins: 240 })
  })

  test('answers in the order of the ids, private games and unplayed ones too', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const [one, other] = [await givenGame({ isPrivate: true }), await givenGame()]
    const ids = [other.id, newId(), one.id.toUpperCase(), other.id].join(',')
    const response = await client.get(PATH).bearerToken(accessToken).qs({ ids })
    response.assertStatus(200)
    assert.deepEqual(idsOf(response.body().items), [other.id, one.id])
    const [, shown] = response.body().items
    assert.containsSubset(shown, { isPrivate: true, played: false, totals: { plays: 0 } })
  })

  test('is told fifty games at once', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const { id } = await givenGame()
    const of = (n: number) => [id, ...Array.from({ length: n - 1 }, () => newId())].join(',')
    const get = (ids: string) => client.get(PATH).bearerToken(accessToken).qs({ ids })
    const most = await get(of(50))
    most.assertStatus(200)
    assert.deepEqual(idsOf(most.body().items), [id])
    ;(await get(of(51))).assertStatus(422)
  })

  test('refuses ids that are {0}')
    .with([
      ['none', {}],
      ['no ids', { ids: 'one,two' }],
      ['statements', { ids: "' or '1'='1" }],
      ['an object', { 'ids[x]': 'y' }],
    ] as [string, object][])
    .run(async ({ client }, [, query]) => {
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      const response = await client.get(PATH).bearerToken(accessToken).qs(query)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })
})

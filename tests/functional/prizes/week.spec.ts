import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { checkDrawing, readDrawing } from '@sidepick/rules/drawing'
import { openSession } from '#auth/actions/open_session'
import { game } from '#config/game'
import { LeaderboardsContract } from '#leaderboards/contract'
import OpenNextWeek from '#leaderboards/jobs/open_next_week'
import SettleDrawings from '#prizes/jobs/settle_drawings'
import { clock } from '#shared/clock'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { givenEntrant } from '#tests/fixtures/drawings'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const MINUTE_MS = 60_000

/** The clock has ended the session of before. */
async function signIn({ id }: TestPlayer): Promise<string> {
  const { accessToken } = await db.transaction((trx) => openSession(id, trx))
  return accessToken
}

test.group('A week', (group) => {
  group.each.setup(() => clock.replace(Date.now))

  test('leads from its opening to a prize in the hands of an alternate', async ({
    client,
    assert,
  }) => {
    const mailbox = await openMailbox()
    const admin = await createPlayer({ roles: ['admin'] })
    const week = await givenBoard()
    const { distributorId } = week
    const drawing = () => publishedOf(client, week.id)
    const stateOf = async () =>
      (await previousOf(client, distributorId)).find(({ id }) => id === week.id)?.state
    const act = async (path: string, body: object = {}) =>
      client
        .post(path)
        .json(body)
        .bearerToken(await signIn(admin))

    const opened = await drawing()
    assert.match(opened.commitment, /^[0-9a-f]{64}$/)
    assert.isNull(opened.seed)

    const players: TestPlayer[] = []
    while (players.length < 4) players.push(await givenEntrant())
    for (const { id } of players) await givePoints(week.id, id, 1_600)
    const [corrected] = players as [TestPlayer]
    await takeBack(corrected, distributorId, 200)
    assert.isFalse(await qualified(client, corrected, distributorId))
    assert.isTrue(await qualified(client, players[1]!, distributorId))
    assert.isUndefined(await stateOf())

    const [board] = await activeOf(client, distributorId)
    const at = (instant: string, laterMs = MINUTE_MS) => {
      const atMs = Date.parse(instant) + laterMs
      clock.replace(() => atMs)
    }
    at(board!.endDate)
    await new OpenNextWeek().execute()
    const [following] = await activeOf(client, distributorId)
    assert.notEqual(following!.id, week.id)
    assert.equal(await stateOf(), 'drawing_pending')
    const early = await act(`/v1/admin/leaderboards/${week.id}/award-prizes`)
    early.assertStatus(409)

    at(board!.prizeDrawingDate)
    assert.equal(await stateOf(), 'awarded_soon')
    const awarded = await act(`/v1/admin/leaderboards/${week.id}/award-prizes`)
    awarded.assertStatus(200)
    assert.equal(await stateOf(), 'awarded')
    const places: string[] = awarded.body().places.map((it: { userId: string }) => it.userId)
    assert.sameMembers(
      places,
      players.slice(1).map(({ id }) => id)
    )
    const byPlace = places.map((id) => players.find((player) => player.id === id)!)
    const [winner, alternate] = byPlace as [TestPlayer, TestPlayer]
    await drainOutbox()
    assert.lengthOf(await mailbox.to(winner.email), 1)
    assert.isEmpty(await mailbox.to(alternate.email))

    at(board!.prizeDrawingDate, game.prizes.confirmationMs + 2 * MINUTE_MS)
    await new SettleDrawings().execute()
    await drainOutbox()
    assert.lengthOf(await mailbox.to(alternate.email), 1)
    const late = await confirm(client, winner, week.id)
    late.assertStatus(409)
    const confirmed = await confirm(client, alternate, week.id)
    confirmed.assertStatus(200)
    const sent = await act(`/v1/admin/prizes/${week.id}/2/fulfil`, { fulfilment: 'UPS 1Z' })
    sent.assertStatus(200)
    const past = (await previousOf(client, distributorId)).find(({ id }) => id === week.id)
    assert.deepEqual(
      past!.winners.map(({ username }) => username),
      [await nameOf(alternate)]
    )

    const published = readDrawing(await drawing())!
    assert.deepEqual(await checkDrawing(published), [])
    const other = published.seed.startsWith('0') ? '1' : '0'
    const forged = { ...published, seed: other + published.seed.slice(1) }
    assert.isNotEmpty(await checkDrawing(forged))

    const archived = await act(`/v1/admin/leaderboards/${week.id}/archive`)
    archived.assertStatus(200)
    assert.isUndefined(await stateOf())
    assert.deepEqual(await checkDrawing(readDrawing(await drawing())!), [])
  })
})

interface Listed {
  id: string
  endDate: string
  prizeDrawingDate: string
  state: string
  winners: { username: string }[]
}

const activeOf = async (client: ApiClient, distributorId: string): Promise<Listed[]> =>
  (await client.get('/v1/leaderboards/activeLeaderboards').qs({ distributorId })).body()

const previousOf = async (client: ApiClient, distributorId: string): Promise<Listed[]> =>
  (await client.get('/v1/leaderboards/previousLeaderboards').qs({ distributorId })).body()

const publishedOf = async (client: ApiClient, id: string) =>
  (await client.get(`/v1/leaderboards/${id}/drawing`)).body()

async function qualified(client: ApiClient, player: TestPlayer, distributorId: string) {
  const response = await client
    .get('/v1/leaderboards/points')
    .qs({ distributorId })
    .bearerToken(player.accessToken)
  return response.body()[0].qualified as boolean
}

/** What a changed result does to the board. */
async function takeBack({ id }: TestPlayer, distributorId: string, points: number) {
  const boards = await app.container.make(LeaderboardsContract)
  const earned = {
    userId: id,
    distributorId,
    league: 'level1',
    points,
    atMs: clock.nowMs(),
  } as const
  await db.transaction((trx) => boards.takeBackPoints(earned, trx))
}

async function confirm(client: ApiClient, player: TestPlayer, boardId: string) {
  return client
    .post(`/v1/prizes/${boardId}/confirm`)
    .json({ payoutEmail: 'winner@example.com' })
    .bearerToken(await signIn(player))
}

const nameOf = async ({ id }: TestPlayer): Promise<string> =>
  (await db.from('users').where('id', id).firstOrFail()).username

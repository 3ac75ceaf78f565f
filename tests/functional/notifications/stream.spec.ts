import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { publish } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { closeStreams } from '#shared/delivery/live/streams'
import { drainOutbox } from '#tests/helpers/outbox'
import { givenGame } from '#tests/fixtures/games'
import { givenNotification } from '#tests/fixtures/notifications'
import { givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { eventually } from '#tests/helpers/eventually'
import { openLiveStream } from '#tests/helpers/live_stream'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { spawnServer } from '#tests/helpers/spawned_server'

/** Tells a player something, and has it said on the streams. */
async function tell({ id }: TestPlayer): Promise<string> {
  const told = await givenNotification(id)
  await drainOutbox()
  return told
}

test.group('GET /v1/notifications/stream', (group) => {
  group.each.teardown(closeStreams)

  test('says at once that a play was settled, and nothing of it', async ({ assert }) => {
    const player = await createPlayer()
    const stream = await openLiveStream(player)
    assert.equal(stream.status, 200)
    assert.equal(stream.headers.get('content-type'), 'text/event-stream')
    assert.include(stream.headers.get('cache-control')!, 'no-transform')
    const play = {
      playId: newId(),
      userId: player.id,
      outcome: 'won',
      coins: 170,
      tickets: 0,
      unpaid: false,
    } as const
    const event = {
      type: 'plays_settled',
      gameId: newId(),
      gameType: 'PREDICTION',
      isAd: false,
      text: 'Will it rain?',
      revision: 1,
      kind: 'declared',
      plays: [play],
    } as const
    await db.transaction((trx) => publish(event, trx))
    await drainOutbox()
    const [heard] = await stream.hear(1)
    const row = await db.from('notifications').where('user_id', player.id).firstOrFail()
    assert.deepEqual(heard!.payload, { type: 'notification', id: row.id })
  })

  test('says at once that gray became a black ticket', async ({ client, assert }) => {
    const player = await givenStaker({ white: 1, gray: 99 })
    const stream = await openLiveStream(player)
    const { id } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const body = stakeBody(id, 'A', 'white')
    ;(await client.post('/v1/gameplays').bearerToken(player.accessToken).json(body)).assertStatus(
      201
    )
    await drainOutbox()
    assert.lengthOf(await stream.hear(1), 1)
  })

  test('says what was told once, once, and nothing of what was lost', async ({ assert }) => {
    const player = await createPlayer()
    const stream = await openLiveStream(player)
    const event = { type: 'gray_converted', userId: player.id, tickets: 1, conversions: 1 } as const
    const work = db.transaction(async (trx) => {
      await publish(event, trx)
      throw new Error('lost')
    })
    await assert.rejects(() => work, 'lost')
    for (let n = 0; n < 2; n++) await db.transaction((trx) => publish(event, trx))
    await drainOutbox()
    const last = await tell(player)
    const heard = await stream.hear(2)
    assert.lengthOf(heard, 2)
    assert.equal(heard[1]!.payload.id, last)
  })

  test('is the own one of each player', async ({ assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const [own, foreign] = [await openLiveStream(player), await openLiveStream(other)]
    const ids = [await tell(player), await tell(other), await tell(player)]
    const idsOf = (heard: { payload: { id: string } }[]) => heard.map(({ payload }) => payload.id)
    assert.deepEqual(idsOf(await own.hear(2)), [ids[0], ids[2]])
    assert.deepEqual(idsOf(await foreign.hear(1)), [ids[1]])
  })

  test('is refused to strangers, and to a token that is over', async ({ assert, cleanup }) => {
    const player = await createPlayer()
    assert.equal((await openLiveStream({ accessToken: null })).status, 401)
    assert.equal((await openLiveStream({ accessToken: player.refreshToken })).status, 401)
    const over = clock.nowMs() + game.tokens.accessSeconds * 1_000 + 1
    cleanup(clock.replace(() => over))
    assert.equal((await openLiveStream(player)).status, 401)
  })

  test('ends unheard once its token is over', async ({ assert, cleanup }) => {
    const player = await createPlayer()
    const stream = await openLiveStream(player)
    const over = clock.nowMs() + game.tokens.accessSeconds * 1_000 + 1
    cleanup(clock.replace(() => over))
    await tell(player)
    assert.equal(await stream.ended, 'ended')
    assert.isEmpty(stream.heard)
  })

  test('ends unheard after the log-out', async ({ client, assert }) => {
    const player = await createPlayer()
    const stream = await openLiveStream(player)
    ;(await client.post('/auth/logout').bearerToken(player.refreshToken)).assertStatus(200)
    await tell(player)
    assert.equal(await stream.ended, 'ended')
    assert.isEmpty(stream.heard)
  })

  test('shows signs of life for as long as the token is good', async ({ assert, cleanup }) => {
    const player = await createPlayer()
    const stream = await openLiveStream(player)
    const transmit = await app.container.make('transmit')
    const beat = () => {
      for (const [one] of transmit.getManager().getAllSubscribers()) {
        one.writeMessage({ data: { channel: '$$transmit/ping', payload: {} } })
      }
    }
    beat()
    await tell(player)
    await stream.hear(1)
    assert.equal(stream.heartbeats(), 1)
    const over = clock.nowMs() + game.tokens.accessSeconds * 1_000 + 1
    cleanup(clock.replace(() => over))
    beat()
    await stream.ended
    assert.equal(stream.heartbeats(), 1)
  })

  test('is open so often for one player, and again when one is left', async ({ assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const streams = []
    for (let n = 0; n < game.live.streamsPerPlayer; n++) streams.push(await openLiveStream(player))
    const refused = await openLiveStream(player)
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '60')
    assert.equal((await openLiveStream(other)).status, 200)
    streams[0]!.close()
    await eventually(async () => assert.equal((await openLiveStream(player)).status, 200))
  })

  test('is not begun by a question for its headers', async ({ client, assert }) => {
    const player = await createPlayer()
    const response = await client
      .request('/v1/notifications/stream', 'HEAD')
      .bearerToken(player.accessToken)
    assert.isBelow(response.status(), 300)
  })
})

test.group('Live events of several servers', () => {
  test('reach a player whichever of them told it', async ({ assert, cleanup }) => {
    const server = await spawnServer()
    cleanup(() => void server.stop())
    const player = await createPlayer()
    const [there, here] = [await openLiveStream(player, server.url), await openLiveStream(player)]
    cleanup(() => [there, here].forEach((stream) => stream.close()))
    const id = await tell(player)
    assert.deepEqual((await there.hear(1))[0]!.payload, { type: 'notification', id })
    assert.lengthOf(await here.hear(1), 1)
  }).skip(process.env.REDIS_URL === undefined, 'one process alone needs no Redis')

  test('end with the server, at once', async ({ assert }) => {
    const server = await spawnServer()
    const stream = await openLiveStream(await createPlayer(), server.url)
    const { code } = await server.stop()
    assert.equal(await stream.ended, 'ended')
    assert.equal(code, 0)
  })
})

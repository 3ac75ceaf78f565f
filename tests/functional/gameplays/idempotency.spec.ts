import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { pruneIdempotencyKeys } from '#shared/http/idempotency'
import { newId } from '#shared/ids'
import PruneIdempotencyKeys from '#shared/http/jobs/prune_idempotency_keys'
import { schedules } from '#start/schedules'
import { givenGame } from '#tests/fixtures/games'
import { FIRST_OF_DAY, playBody } from '#tests/fixtures/plays'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

test.group('The same play sent again', (group) => {
  group.each.setup(() => beginMidweek())

  test('gets the stored answer under its key', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id } = await givenGame()
    const send = () =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', `key-${id}`)
        .json(playBody(id, 'A'))
    const [first, second] = [await send(), await send()]
    first.assertStatus(201)
    second.assertStatus(201)
    assert.isUndefined(first.header('x-idempotent-replayed'))
    second.assertHeader('x-idempotent-replayed', 'true')
    assert.deepEqual(second.body(), first.body())
  })

  test('finds nothing left of an answer that has had its day', async ({
    client,
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    const { id } = await givenGame()
    const key = `key-${id}`
    await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .header('x-idempotency-key', key)
      .json(playBody(id, 'A'))
    const startMs = clock.nowMs()
    const keptAfter = async (ms: number) => {
      cleanup(clock.replace(() => startMs + ms))
      await pruneIdempotencyKeys()
      return (await db.from('idempotency_keys').where({ key })).length
    }
    assert.equal(await keptAfter(constants.tokens.idempotencyMs - 60_000), 1)
    assert.equal(await keptAfter(constants.tokens.idempotencyMs + 60_000), 0)
    assert.isDefined(schedules.find(({ job }) => job === PruneIdempotencyKeys))
  })

  test('gets a stored refusal too', async ({ client }) => {
    const player = await createPlayer()
    const send = () =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', 'refused-once')
        .json(playBody('0190a000-0000-7000-8000-000000000000', 'A'))
    const [first, second] = [await send(), await send()]
    first.assertStatus(404)
    second.assertStatus(404)
    second.assertHeader('x-idempotent-replayed', 'true')
  })

  test('with another body is a mismatch', async ({ client, assert }) => {
    const player = await createPlayer()
    const [one, other] = [await givenGame(), await givenGame()]
    const send = (gameId: string) =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', 'one-key-two-bodies')
        .json(playBody(gameId, 'A'))
    await send(one.id)
    const response = await send(other.id)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_IDEMPOTENCY_MISMATCH' })
    assert.isEmpty(await db.from('game_plays').where('game_id', other.id))
  })

  test('under a stolen key is a play of the thief', async ({ client, assert }) => {
    const [owner, thief] = [await createPlayer(), await createPlayer()]
    const { id } = await givenGame()
    const send = (accessToken: string) =>
      client
        .post('/v1/gameplays')
        .bearerToken(accessToken)
        .header('x-idempotency-key', `stolen-${id}`)
        .json(playBody(id, 'A'))
    const [own, stolen] = [await send(owner.accessToken), await send(thief.accessToken)]
    assert.equal(own.body().userId, owner.id)
    assert.equal(stolen.body().userId, thief.id)
  })

  test('under a key of a day ago is a new request', async ({ client }) => {
    const player = await createPlayer()
    const { id } = await givenGame()
    const send = () =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', `old-${id}`)
        .json(playBody(id, 'A'))
    await send()
    await db
      .from('idempotency_keys')
      .where('principal', player.id)
      .update({ created_at: clock.nowMs() - constants.tokens.idempotencyMs - 1 })
    const response = await send()
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_ALREADY_PLAYED' })
  })

  test('needs a key of 8 to 128 visible characters', async ({ client }) => {
    const player = await createPlayer()
    for (const key of ['short', 'x'.repeat(129), 'with space']) {
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .header('x-idempotency-key', key)
        .json(playBody(newId(), 'A'))
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'x-idempotency-key' }] })
    }
  })

  test('thirty-two at once is played once', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id } = await givenGame()
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        client
          .post('/v1/gameplays')
          .bearerToken(player.accessToken)
          .header('x-idempotency-key', `race-${id}`)
          .json(playBody(id, 'A'))
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [201])
    assert.lengthOf(new Set(answers.map((answer) => answer.body().id)), 1)
    assert.lengthOf(await db.from('game_plays').where('game_id', id), 1)
    const [account] = await db.from('ledger_accounts').where('user_id', player.id)
    assert.equal(account.balance, answers[0]!.body().points + FIRST_OF_DAY)
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay, playBody } from '#tests/fixtures/plays'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'

async function isPlayed(id: string): Promise<boolean> {
  const { played } = await db.from('games').where({ id }).select('played').first()
  return Boolean(played)
}

async function somebodyWaits(): Promise<void> {
  const { rows } = await db.rawQuery(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  )
  if (rows.length === 0) throw new Error('nobody waits for a lock')
}

test.group('The first play of a game', () => {
  test('is kept with the game', async ({ assert }) => {
    const { id } = await givenGame()
    assert.isFalse(await isPlayed(id))
    await givenPlay(await createPlayer(), id, 'A')
    assert.isTrue(await isPlayed(id))
  })

  test('is none when it is refused', async ({ client, assert }) => {
    const { id } = await givenGame({ isAd: true })
    const { accessToken } = await createPlayer()
    const body = { ...playBody(id, 'A'), ticketType: 'white' }
    const key = { 'x-idempotency-key': `first-play-${id}` }
    const response = await client
      .post('/v1/gameplays')
      .headers(key)
      .bearerToken(accessToken)
      .json(body)
    response.assertStatus(422)
    assert.isFalse(await isPlayed(id))
  })
})

test.group('Beside somebody who changes the game', () => {
  test('the first play waits, and meets what the game is then', async ({ assert }) => {
    const { id } = await givenGame()
    const player = await createPlayer()
    const trx = await db.transaction()
    await trx.from('games').where({ id }).forUpdate().first()
    const play = givenPlay(player, id, 'A').catch((error: Error) => error)
    await eventually(somebodyWaits)
    await trx.from('games').where({ id }).update({ deleted_at: clock.nowMs() })
    await trx.commit()
    assert.match(String(await play), /"not_found"/)
    assert.isFalse(await isPlayed(id))
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer')

  test('a later play does not wait', async ({ assert }) => {
    const { id } = await givenGame()
    await givenPlay(await createPlayer(), id, 'A')
    const player = await createPlayer()
    const trx = await db.transaction()
    try {
      await trx.from('games').where({ id }).forUpdate().first()
      const { gameId } = await givenPlay(player, id, 'B')
      assert.equal(gameId, id)
    } finally {
      await trx.rollback()
    }
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer')
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { createPlayer } from '#tests/helpers/players'

const POINTS = 1_600

/** A player of another distributor, who is eligible on a default board but for these columns. */
async function entrant(
  columns: Record<string, unknown> = {},
  options: Parameters<typeof createPlayer>[0] = {}
) {
  const player = await createPlayer({ emailVerified: true, ...options })
  const signed = { terms_version: game.termsVersion, terms_signed_at: clock.nowMs() }
  await db
    .from('users')
    .where('id', player.id)
    .update({ ...signed, ...columns })
  return player
}

test.group('Who is in the drawing', () => {
  test('{0}')
    .with([
      ['whoever meets every condition', {}, {}, []],
      ['nobody who is blocked', { status: 'blocked' }, {}, ['blocked']],
      ['nobody without a verified e-mail', { email_verified_at: null }, {}, ['email']],
      ['nobody on older terms', { terms_version: '2020-01-01' }, {}, ['terms']],
      ['nobody without a birthday', { birthday_sealed: null }, {}, ['profile']],
      ['nobody of another country', { country: 'MX' }, {}, ['country']],
      ['nobody who has not confirmed', { us_residency_confirmed_at: null }, {}, ['residency']],
      ['no admin', {}, { roles: ['admin'] }, ['staff']],
      ['a creator of another distributor', {}, { roles: ['creator'] }, []],
    ] as [string, object, object, string[]][])
    .run(async ({ client, assert }, [, columns, options, reasons]) => {
      const [board, player] = [await givenBoard(), await entrant({ ...columns }, options)]
      await givePoints(board.id, player.id, POINTS)
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      const path = `/v1/admin/leaderboards/${board.id}/eligible-players-list`
      const { items } = (await client.get(path).bearerToken(accessToken)).body()
      assert.lengthOf(items, 1)
      const eligible = reasons.length === 0
      assert.containsSubset(items[0], { userId: player.id, eligible, points: POINTS })
      assert.deepEqual(items[0].reasons, reasons)
    })

  test('names every reason, by points and in pages', async ({ client, assert }) => {
    const board = await givenBoard()
    const creator = await entrant(
      { country: 'MX', terms_version: null },
      { roles: ['creator'], distributorId: board.distributorId }
    )
    const closed = await entrant({ status: 'deleted' })
    const low = await entrant()
    for (const [at, { id }] of [creator, closed, low].entries()) {
      await givePoints(board.id, id, POINTS - at * 80)
    }
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const read = async (query: object) => {
      const path = `/v1/admin/leaderboards/${board.id}/eligible-players-list`
      return (await client.get(path).bearerToken(accessToken).qs(query)).body()
    }
    const first = await read({ limit: 2 })
    const rest = await read({ limit: 2, start: first.next })
    const seen = [...first.items, ...rest.items].map(({ userId, reasons }) => [userId, reasons])
    assert.deepEqual(seen, [
      [creator.id, ['terms', 'country', 'sponsor']],
      [closed.id, ['closed']],
      [low.id, ['points']],
    ])
    assert.isNull(rest.next)
    assert.equal(first.items[1].username, '—')
  })

  test('is asked of a board that there is', async ({ client }) => {
    const { accessToken, id } = await createPlayer({ roles: ['admin'] })
    const path = `/v1/admin/leaderboards/${id}/eligible-players-list`
    ;(await client.get(path).bearerToken(accessToken)).assertStatus(404)
  })
})

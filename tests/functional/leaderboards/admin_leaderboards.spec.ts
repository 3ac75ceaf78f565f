import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { beginMidweek, MIDWEEK_MS } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/leaderboards'
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
const anAdmin = () => createPlayer({ roles: ['admin'] })
const weekEnd = () => weekBounds(clock.now(), game.time.zone).end.getTime()

const aBoard = (more: object = {}) => ({
  distributorId: `d${newId().slice(-12)}`,
  series: 'weekly',
  prizeName: 'A gift card of $100',
  prizeTitle: 'Win a gift card',
  prizeShortTitle: 'Gift card',
  pointThreshold: 1_000,
  numberOfPrizes: 3,
  ...more,
})

const asAdmin = (client: ApiClient, { accessToken }: TestPlayer) => ({
  get: (path = '', query: object = {}) =>
    client
      .get(PATH + path)
      .bearerToken(accessToken)
      .qs(query),
  post: (body: object, path = '') =>
    client
      .post(PATH + path)
      .bearerToken(accessToken)
      .json(body),
  patch: (id: string, body: object) =>
    client.patch(`${PATH}/${id}`).bearerToken(accessToken).json(body),
  remove: (id: string) => client.delete(`${PATH}/${id}`).bearerToken(accessToken),
})

const activeOf = async (client: ApiClient, distributorId: string) => {
  const response = await client.get('/v1/leaderboards/activeLeaderboards').qs({ distributorId })
  return response.body() as { id: string; prizeName: string }[]
}

test.group('Boards by admins', (group) => {
  group.each.setup(() => beginMidweek())

  test('are made for a week, run at once, and go on as copies', async ({ client, assert }) => {
    const admin = await anAdmin()
    const call = asAdmin(client, admin)
    const body = aBoard()
    const made = await call.post(body)
    made.assertStatus(201)
    made.assertBodyContains({
      ...body,
      kind: 'prize',
      archivedAt: null,
      awardedAt: null,
      players: 0,
    })
    const { id, endDate, startDate, prizeDrawingDate } = made.body()
    assert.equal(Date.parse(endDate), weekEnd())
    assert.isBelow(Date.parse(startDate), MIDWEEK_MS)
    assert.equal(Date.parse(prizeDrawingDate), weekEnd() + game.time.drawingDelayMs)
    assert.equal((await activeOf(client, body.distributorId))[0]?.id, id)
    const [line] = await auditOf(id)
    assert.containsSubset(line, { actorId: admin.id, action: 'leaderboard.created' })

    const end = weekEnd()
    clock.replace(() => end)
    const [next] = await activeOf(client, body.distributorId)
    assert.notEqual(next?.id, id)
    assert.equal(next?.prizeName, body.prizeName)
  })

  test('are one a week and series, whoever asks at the same time', async ({ client, assert }) => {
    const call = asAdmin(client, await anAdmin())
    const body = aBoard()
    const answers = await Promise.all([1, 2, 3, 4].map(() => call.post(body)))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409, 409]
    )
    const later = new Date(MIDWEEK_MS + WEEK_MS).toISOString()
    ;(await call.post({ ...body, week: later })).assertStatus(201)
    const again = await call.post({ ...body, week: later })
    again.assertBodyContains({ code: 'E_LEADERBOARD_EXISTS' })
    assert.lengthOf((await call.get('', { distributorId: body.distributorId })).body().items, 2)
  })

  test('are refused for {0}')
    .with([
      ['a past week', { week: String(MIDWEEK_MS - WEEK_MS) }, 409],
      ['a drawing before the end', { prizeDrawingDate: String(MIDWEEK_MS) }, 422],
      ['a week after the last one that there is', { week: '8640000000000000' }, 422],
      ['a threshold below zero', { pointThreshold: -1 }, 422],
      ['half a prize', { numberOfPrizes: 0.5 }, 422],
      ['a name of blanks', { prizeName: '   ' }, 422],
      ['a name with a line break', { prizeTitle: 'a\nb' }, 422],
      ['a picture of elsewhere', { imageAssetUrl: 'https://evil.example/x.png' }, 422],
      ['a series with a slash', { series: 'a/b' }, 422],
    ] as [string, object, number][])
    .run(async ({ client, assert }, [, more, status]) => {
      const body = aBoard(more)
      const response = await asAdmin(client, await anAdmin()).post(body)
      response.assertStatus(status)
      const rows = await db.from('leaderboards').where('distributor_id', body.distributorId)
      assert.isEmpty(rows)
    })

  test('are changed while they run, and shown so at once', async ({ client, assert }) => {
    const admin = await anAdmin()
    const call = asAdmin(client, admin)
    const { id, distributorId } = await givenBoard()
    await activeOf(client, distributorId)
    const changed = await call.patch(id, { prizeName: 'A bicycle', pointThreshold: 10 })
    changed.assertStatus(200)
    changed.assertBodyContains({ prizeName: 'A bicycle', pointThreshold: 10 })
    assert.equal((await activeOf(client, distributorId))[0]?.prizeName, 'A bicycle')
    const [line] = await auditOf(id)
    assert.containsSubset(line, {
      actorId: admin.id,
      before: { prizeName: 'A gift card', pointThreshold: 1_500 },
      after: { prizeName: 'A bicycle', pointThreshold: 10 },
    })
    ;(await call.patch(id, { prizeName: 'A bicycle' })).assertStatus(200)
    assert.lengthOf(await auditOf(id), 1)
  })

  test('keep what decides the drawing once their week has ended', async ({ client }) => {
    const { id } = await givenBoard()
    const end = weekEnd()
    clock.replace(() => end)
    const call = asAdmin(client, await anAdmin())
    for (const change of [{ pointThreshold: 1 }, { numberOfPrizes: 9 }]) {
      const refused = await call.patch(id, { prizeName: 'A car', ...change })
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_LEADERBOARD_CLOSED' })
    }
    const early = await call.patch(id, { prizeDrawingDate: String(end - 1) })
    early.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'prizeDrawingDate' }] })
    const late = await call.patch(id, {
      prizeDrawingDate: String(end + WEEK_MS),
      pointThreshold: 1_500,
    })
    late.assertStatus(200)
    late.assertBodyContains({ prizeName: 'A gift card', pointThreshold: 1_500 })
  })

  test('are archived by force before the prizes are awarded, and keep everything', async ({
    client,
    assert,
  }) => {
    const call = asAdmin(client, await anAdmin())
    const [{ id, distributorId }, player] = [await givenBoard(), await createPlayer()]
    await givePoints(id, player.id, 40)
    const refused = await call.post({}, `/${id}/archive`)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_LEADERBOARD_NOT_AWARDED' })
    const archived = await call.post({ force: true }, `/${id}/archive`)
    archived.assertStatus(200)
    assert.isNotNull(archived.body().archivedAt)
    assert.notInclude(
      (await activeOf(client, distributorId)).map((board) => board.id),
      id
    )
    const again = await call.post({ force: true }, `/${id}/archive`)
    assert.equal(again.body().archivedAt, archived.body().archivedAt)
    assert.equal((await call.get(`/${id}/points/${player.id}`)).body().points, 40)
  })

  test('are deleted only where nobody has an entry', async ({ client, assert }) => {
    const call = asAdmin(client, await anAdmin())
    const [{ id }, empty, player] = [await givenBoard(), await givenBoard(), await createPlayer()]
    await givePoints(id, player.id, 10)
    const refused = await call.remove(id)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IN_USE' })
    assert.deepEqual((await call.remove(empty.id)).body(), { deleted: true })
    for (const path of [`/${empty.id}`, `/${empty.id}/players-list`, `/${empty.id}/top/3`]) {
      ;(await call.get(path)).assertStatus(404)
    }
    ;(await call.remove(empty.id)).assertStatus(404)
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { addNotifications } from '#notifications/actions/add_notifications'
import { NOTIFICATION_KINDS } from '#notifications/domain/kinds'
import { personalData } from '#shared/privacy/personal_data'
import { newId } from '#shared/ids'
import { givenNotification } from '#tests/fixtures/notifications'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/notifications'
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('GET /v1/admin/notifications', () => {
  test('lists what one player was told, in the language asked for, and marks nothing as read', async ({
    client,
    assert,
  }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const admin = await createPlayer({ roles: ['admin'] })
    const made: string[] = []
    for (let n = 0; n < 3; n++) made.push(await givenNotification(player.id))
    await givenNotification(other.id)
    const get = (query: object) =>
      client.get('/v1/admin/notifications').bearerToken(admin.accessToken).qs(query)
    const first = (await get({ userId: player.id, limit: 2, language: 'es-mx' })).body()
    assert.deepEqual(idsOf(first.items), made.toReversed().slice(0, 2))
    assert.equal(first.items[0].title, 'Logro desbloqueado')
    const rest = (await get({ userId: player.id, limit: 2, start: first.next })).body()
    assert.deepEqual(idsOf(rest.items), made.slice(0, 1))
    const count = await client.get(`${PATH}/count`).bearerToken(player.accessToken)
    count.assertBodyContains({ count: 3 })
  })

  test('is refused without a player', async ({ client }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const response = await client.get('/v1/admin/notifications').bearerToken(admin.accessToken)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION' })
  })
})

test.group('GET /v1/notifications', () => {
  test('lists what the caller was told, newest first, page by page', async ({ client, assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const made: string[] = []
    for (let n = 0; n < 12; n++) made.push(await givenNotification(player.id))
    await givenNotification(other.id)
    const get = (query: object) => client.get(PATH).bearerToken(player.accessToken).qs(query)
    const first = (await get({})).body()
    assert.deepEqual(idsOf(first.items), made.toReversed().slice(0, 10))
    const rest = (await get({ start: first.next, limit: 5 })).body()
    assert.deepEqual(idsOf(rest.items), made.slice(0, 2).toReversed())
    assert.isNull(rest.next)
    const count = await client.get(`${PATH}/count`).bearerToken(player.accessToken)
    count.assertBody({ count: 12, rewardsToClaim: 0 })
  })

  test('speaks the language that is asked for, and counts in it', async ({ client, assert }) => {
    const player = await createPlayer()
    await givenNotification(player.id, 'gray_converted', { amount: 1 })
    await givenNotification(player.id, 'gray_converted', { amount: 1_234 })
    const bodies = async (query: object, header = 'en') => {
      const response = await client
        .get(PATH)
        .bearerToken(player.accessToken)
        .header('accept-language', header)
        .qs(query)
      return response.body().items.map(({ body }: { body: string }) => body)
    }
    const english = [
      'Your wins turned into 1,234 black tickets.',
      'Your wins turned into 1 black ticket.',
    ]
    const spanish = [
      'Tus victorias se convirtieron en 1,234 boletos negros.',
      'Tus victorias se convirtieron en 1 boleto negro.',
    ]
    assert.deepEqual(await bodies({}), english)
    assert.deepEqual(await bodies({ language: 'en-gb' }, 'es'), english)
    assert.deepEqual(await bodies({}, 'es-ES,es;q=0.9'), spanish)
    assert.deepEqual(await bodies({ language: 'es-mx' }), spanish)
  })

  test('has words for every kind in both languages', async ({ client, assert }) => {
    const player = await createPlayer()
    const data = [{ amount: null }, { amount: 1 }, { amount: 2 }]
    for (const kind of NOTIFICATION_KINDS) {
      for (const given of data) await givenNotification(player.id, kind, given)
    }
    const read = async (language: string) => {
      const query = { language, limit: 100 }
      const response = await client.get(PATH).bearerToken(player.accessToken).qs(query)
      response.assertStatus(200)
      return response.body().items as { type: string; title: string; body: string }[]
    }
    const [english, spanish] = [await read('en-us'), await read('es-mx')]
    assert.sameMembers([...new Set(english.map(({ type }) => type))], [...NOTIFICATION_KINDS])
    assert.lengthOf(english, data.length * NOTIFICATION_KINDS.length)
    english.forEach(({ title, body }, index) => {
      assert.notEqual(title, spanish[index]!.title)
      assert.notEqual(body, spanish[index]!.body)
      assert.notMatch(body + spanish[index]!.body, /[{}]/)
    })
  })

  test('refuses strangers, and what makes no sense: {$self}')
    .with([{ limit: 0 }, { limit: 101 }, { start: 'x' }, { language: 'fr' }])
    .run(async ({ client }, query) => {
      const { accessToken } = await createPlayer()
      ;(await client.get(PATH).qs(query)).assertStatus(401)
      ;(await client.get(PATH).bearerToken(accessToken).qs(query)).assertStatus(422)
    })
})

test.group('GET /v1/notifications/count', () => {
  test('stops at 99', async ({ client }) => {
    const player = await createPlayer()
    const told = Array.from({ length: 101 }, () => {
      return { key: newId(), userId: player.id, kind: 'game_won', data: {} } as const
    })
    await db.transaction((trx) => addNotifications(told, trx))
    const response = await client.get(`${PATH}/count`).bearerToken(player.accessToken)
    response.assertBody({ count: 99, rewardsToClaim: 0 })
  })

  test('is the same under its other name, for oneself alone', async ({ client }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    await givenNotification(player.id)
    const ask = (userId: string, { accessToken } = player) =>
      client.get('/v1/activity/count').bearerToken(accessToken).qs({ userId })
    const own = await ask(player.id)
    own.assertStatus(200)
    own.assertBody({ count: 1, rewardsToClaim: 0 })
    const foreign = await ask(player.id, other)
    foreign.assertStatus(403)
    foreign.assertBodyContains({ code: 'E_FORBIDDEN' })
    ;(await ask('me')).assertStatus(422)
  })
})

test.group('POST /v1/notifications/read', () => {
  test('marks what came up to one, and leaves what came later', async ({ client, assert }) => {
    const player = await createPlayer()
    const made = []
    for (let n = 0; n < 3; n++) made.push(await givenNotification(player.id))
    const read = (upTo: unknown) =>
      client.post(`${PATH}/read`).bearerToken(player.accessToken).json({ upTo })
    const response = await read(made[1])
    response.assertStatus(200)
    response.assertBody({ count: 1, rewardsToClaim: 0 })
    const { items } = (await client.get(PATH).bearerToken(player.accessToken)).body()
    assert.isNull(items[0].readAt)
    assert.isNotNull(items[1].readAt)
    const before = items[1].readAt
    ;(await read(made[2])).assertBody({ count: 0, rewardsToClaim: 0 })
    const again = (await client.get(PATH).bearerToken(player.accessToken)).body().items
    assert.equal(again[1].readAt, before)
  })

  test('knows nothing of others, and takes an id alone', async ({ client, assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const foreign = await givenNotification(other.id)
    const read = (upTo: unknown) =>
      client.post(`${PATH}/read`).bearerToken(player.accessToken).json({ upTo })
    for (const upTo of [foreign, newId()]) (await read(upTo)).assertStatus(404)
    for (const upTo of [null, 'all', 7]) (await read(upTo)).assertStatus(422)
    const [row] = await db.from('notifications').where('id', foreign)
    assert.isNull(row.read_at)
  })
})

test.group('What notifications hold of a player', () => {
  test('can be read, and goes with the account', async ({ assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const id = await givenNotification(player.id, 'prize_won')
    await givenNotification(other.id)
    const { notifications } = await personalData.collect(player.id)
    assert.containsSubset(notifications, [{ id, type: 'prize_won' }])
    assert.lengthOf(notifications as unknown[], 1)
    await db.transaction((trx) => personalData.erase(player.id, trx))
    assert.isEmpty(await db.from('notifications').where('user_id', player.id))
    assert.lengthOf(await db.from('notifications').where('user_id', other.id), 1)
  })
})

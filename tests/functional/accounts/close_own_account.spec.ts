import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { gif } from '#tests/fixtures/images'
import { faultsOf } from '#tests/fixtures/ledger'
import { personWithEverything } from '#tests/fixtures/people'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { filesOf, upload } from '#tests/helpers/uploads'

const PATH = '/v1/profiles'

const close = (client: ApiClient, accessToken: string, body: object = {}) =>
  client.delete(PATH).bearerToken(accessToken).json(body)

const statusOf = async (id: string): Promise<string> =>
  (await db.from('users').where({ id }).firstOrFail()).status

/** Every row of every table, as text; the log of admins, which keeps who did what from where, left out. */
async function everything(): Promise<string> {
  const tables = (await db.connection().getAllTables(['public'])).filter(
    (table) => table !== 'audit_log'
  )
  return JSON.stringify(await Promise.all(tables.map((table) => db.from(table))))
}

test.group('DELETE /v1/profiles', () => {
  test('forgets the person everywhere, and keeps what adds up', async ({ client, assert }) => {
    const person = await personWithEverything(client)
    const { id: pictureId, url } = (await upload(client, person.accessToken, gif())).body()
    await client.patch(PATH).bearerToken(person.accessToken).json({ avatarAssetId: pictureId })
    const traces = [person.email, person.username, person.ip, person.userAgent, url]
    const before = await everything()
    for (const trace of traces) assert.include(before, trace)

    const response = await close(client, person.accessToken, { password: person.password })
    response.assertStatus(200)
    response.assertBody({ deleted: true })
    await drainOutbox()

    const after = await everything()
    for (const trace of traces.slice(0, 4)) assert.notInclude(after, trace)
    assert.equal(await statusOf(person.id), 'deleted')
    assert.isNull(await db.from('personal_information').where('user_id', person.id).first())
    assert.isNull(await db.from('credentials').where('user_id', person.id).first())
    assert.equal((await fetch(new URL(url, process.env.APP_URL))).status, 404)
    assert.isEmpty(filesOf(person.id))
    assert.isNotEmpty(await db.from('ledger_transactions').where('user_id', person.id))
    assert.isEmpty(await faultsOf(person))
  })

  test('ends every session, and lets the person begin again', async ({ client }) => {
    const person = await personWithEverything(client)
    const { email, password } = person
    const other = await client.post('/auth/login').json({ email, password })
    ;(await close(client, person.accessToken, { password })).assertStatus(200)
    for (const token of [person.accessToken, other.body().accessToken]) {
      ;(await client.get(PATH).bearerToken(token)).assertStatus(401)
    }
    ;(await close(client, person.accessToken, { password })).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(person.refreshToken)).assertStatus(401)
    ;(await client.post('/auth/login').json({ email, password })).assertStatus(401)
    const again = await client.post('/auth/signup').json(person.form)
    again.assertStatus(201)
  })

  test('takes the player out of the running races', async ({ client, assert }) => {
    const board = await givenBoard()
    const [person, other] = [await createPlayer(), await createPlayer()]
    for (const { id } of [person, other]) await givePoints(board.id, id, 7)
    ;(await close(client, person.accessToken)).assertStatus(200)
    const entries = await db.from('leaderboard_entries').where('leaderboard_id', board.id)
    assert.deepEqual(
      entries.map(({ user_id: id }) => id),
      [other.id]
    )
  })

  test('needs the password where there is one', async ({ client, assert }) => {
    const person = await personWithEverything(client)
    for (const body of [{}, { password: null }, { password: '' }, { password: 'Wrong-horse-9' }]) {
      const response = await close(client, person.accessToken, body)
      response.assertStatus(422)
      response.assertBodyContains({
        errors: [{ field: 'password', message: 'Current password is incorrect' }],
      })
    }
    assert.equal(await statusOf(person.id), 'active')
  })

  test('takes five tries, and then not even the right password', async ({ client, assert }) => {
    const person = await personWithEverything(client)
    for (let n = 0; n < game.rateLimits.passwordChangesPerPlayer.requests; n++) {
      ;(await close(client, person.accessToken)).assertStatus(422)
    }
    const response = await close(client, person.accessToken, { password: person.password })
    response.assertStatus(429)
    response.assertBodyContains({ code: 'E_TOO_MANY_ATTEMPTS' })
    assert.equal(await statusOf(person.id), 'active')
  })

  test('needs a fresh token where there is no password', async ({ client, assert, cleanup }) => {
    const player = await createPlayer()
    const laterMs = clock.nowMs() + game.tokens.stepUpMs + 1_000
    const restore = clock.replace(() => laterMs)
    cleanup(restore)
    const response = await close(client, player.accessToken)
    response.assertStatus(403)
    response.assertBodyContains({ message: 'Sign in again to delete your account' })
    assert.equal(await statusOf(player.id), 'active')
    restore()
    ;(await close(client, player.accessToken)).assertStatus(200)
  })

  test('closes once for several who ask at once', async ({ client, assert }) => {
    const player = await createPlayer()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => close(client, player.accessToken))
    )
    for (const response of responses) assert.include([200, 401], response.status())
    const lines = await db.from('audit_log').where({ action: 'user.closed', target_id: player.id })
    assert.lengthOf(lines, 1)
  })

  test('leaves the last super admin', async ({ client, assert }) => {
    await db.from('user_roles').where('role', 'superadmin').delete()
    const last = await createPlayer({ roles: ['superadmin'] })
    const response = await close(client, last.accessToken)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    assert.equal(await statusOf(last.id), 'active')
    const next = await createPlayer({ roles: ['superadmin'] })
    ;(await close(client, last.accessToken)).assertStatus(200)
    ;(await close(client, next.accessToken)).assertStatus(409)
  })

  test('refuses what is no password', async ({ client }) => {
    const person = await personWithEverything(client)
    for (const password of [7, ['x'], { $ne: '' }]) {
      ;(await close(client, person.accessToken, { password })).assertStatus(422)
    }
  })

  test('is for signed-in players', async ({ client }) => {
    ;(await client.delete(PATH).json({})).assertStatus(401)
  })
})

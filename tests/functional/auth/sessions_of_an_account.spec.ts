import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { openSession } from '#auth/actions/open_session'
import { createPlayer } from '#tests/helpers/players'

const pathOf = (id: string) => `/admin/auth/users/${id}/sessions`

/** A player who is signed in twice. */
async function givenTwice() {
  const player = await createPlayer()
  const [first] = await db.from('refresh_families').where('user_id', player.id)
  const other = await db.transaction((trx) =>
    openSession(player.id, trx, clock.nowMs() - 3_600_000)
  )
  const [older] = await familiesOf(player.id, [first.id])
  return { ...player, newest: first.id as string, older: older!, other }
}

async function familiesOf(userId: string, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .from('refresh_families')
    .where({ user_id: userId })
    .whereNotIn('id', [...except])
  return rows.map(({ id }) => id as string)
}

async function asAdmin(client: ApiClient) {
  const admin = await createPlayer({ roles: ['admin'] })
  return {
    admin,
    list: (id: string) => client.get(pathOf(id)).bearerToken(admin.accessToken),
    end: (id: string, session: string) =>
      client.delete(`${pathOf(id)}/${session}`).bearerToken(admin.accessToken),
  }
}

const isLetIn = async (client: ApiClient, { accessToken }: { accessToken: string }) =>
  (await client.get('/auth/proof').bearerToken(accessToken)).status() === 200

test.group('The sessions of an account', () => {
  test('are those that go on, the newest first', async ({ client, assert }) => {
    const { list, admin } = await asAdmin(client)
    const player = await givenTwice()
    const loggedOut = await db.transaction((trx) => openSession(player.id, trx))
    await db
      .from('refresh_families')
      .where({ user_id: player.id })
      .whereNotIn('id', [player.newest, player.older])
      .update({ revoked_at: 1 })
    assert.isFalse(await isLetIn(client, loggedOut))
    await db.transaction((trx) => openSession(player.id, trx))
    await db
      .from('refresh_tokens')
      .whereIn('family_id', await familiesOf(player.id, [player.newest, player.older]))
      .update({ expires_at: 1 })
    const response = await list(player.id)
    response.assertStatus(200)
    const sessions = response.body() as { id: string; isMine: boolean; signedInAt: string }[]
    assert.lengthOf(sessions, 2)
    assert.equal(sessions[0]!.id, player.newest)
    assert.isBelow(Date.parse(sessions[1]!.signedInAt), Date.parse(sessions[0]!.signedInAt))
    assert.deepEqual(
      sessions.map(({ isMine }) => isMine),
      [false, false]
    )
    const [own] = (await list(admin.id)).body()
    assert.isTrue(own.isMine)
    ;(await list(newId())).assertStatus(404)
  })

  test('end one by one, which the log keeps; the others go on', async ({ client, assert }) => {
    const { admin, end, list } = await asAdmin(client)
    const player = await givenTwice()
    const ended = await end(player.id, player.newest)
    ended.assertStatus(200)
    assert.isFalse(await isLetIn(client, player))
    assert.isTrue(await isLetIn(client, player.other))
    assert.lengthOf((await list(player.id)).body(), 1)
    const [line] = await db
      .from('audit_log')
      .where({ target_id: player.id, action: 'user.session_ended' })
    assert.equal(line.actor_id, admin.id)
    const again = await end(player.id, player.newest)
    again.assertStatus(404)
  })

  test('are ended for their own account alone', async ({ client, assert }) => {
    const { end } = await asAdmin(client)
    const [player, other] = [await givenTwice(), await createPlayer()]
    const response = await end(other.id, player.newest)
    response.assertStatus(404)
    assert.isTrue(await isLetIn(client, player))
    ;(await end(player.id, 'none')).assertStatus(404)
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import SettleDrawings from '#prizes/jobs/settle_drawings'
import { clock } from '#shared/clock'
import { personalData } from '#shared/privacy/personal_data'
import { auditOf } from '#tests/fixtures/audit'
import { givenDrawn } from '#tests/fixtures/drawings'
import { count, times } from '#tests/helpers/at_once'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const { confirmationMs } = game.prizes
const BY_MAIL = { payoutEmail: 'winner@example.com' }
const BY_POST = {
  address: {
    ...{ name: 'Ana Ruiz', line1: '1 Main Street', city: 'Austin' },
    ...{ state: 'TX', postalCode: '78701' },
  },
}

interface Board {
  id: string
}

const own = async (client: ApiClient, { accessToken }: TestPlayer, { id }: Board) => {
  const response = await client.get('/v1/prizes').bearerToken(accessToken)
  response.assertStatus(200)
  return response.body().find((it: { leaderboardId: string }) => it.leaderboardId === id)
}
const act = (
  client: ApiClient,
  { accessToken }: TestPlayer,
  { id }: Board,
  what: 'confirm' | 'decline',
  body?: object
) => {
  const request = client.post(`/v1/prizes/${id}/${what}`).bearerToken(accessToken)
  return body ? request.json(body) : request
}
const statesOf = async ({ id }: Board) =>
  (await db.from('prize_awards').where('leaderboard_id', id).orderBy('place')).map(
    ({ state }) => state
  )
/** Lets the time to confirm go by, without ending sessions as the clock would. */
const lapse = async ({ id }: Board) => {
  const rows = db.from('prize_awards').where('leaderboard_id', id).where('state', 'offered')
  await rows.update({ confirm_before: clock.nowMs() - 1 })
}
const settle = () => new SettleDrawings().execute()

test.group('The way to a prize', (group) => {
  group.each.setup(() => clock.replace(Date.now))

  test('begins with an offer, by notification and mail, and ends when it was sent', async ({
    client,
    assert,
  }) => {
    const mailbox = await openMailbox()
    const { board, byPlace } = await givenDrawn(3)
    const [winner, next, last] = byPlace as [TestPlayer, TestPlayer, TestPlayer]
    assert.deepEqual(await statesOf(board), ['offered', 'waiting', 'waiting'])
    await drainOutbox()
    const [mail] = await mailbox.to(winner.email)
    assert.include(mail!.text, 'Win a gift card')
    assert.include(mail!.text, `/prizes/${board.id}`)
    assert.isEmpty(await mailbox.to(next.email))
    const kinds = await db.from('notifications').whereIn(
      'user_id',
      byPlace.map(({ id }) => id)
    )
    assert.sameMembers(
      kinds.map(({ kind, user_id: userId }) => `${kind}:${userId}`),
      [`prize_won:${winner.id}`, `prize_alternate:${next.id}`]
    )
    const told = await client.get('/v1/notifications').bearerToken(winner.accessToken)
    assert.equal(told.body().items[0].data.leaderboardId, board.id)
    assert.containsSubset(await own(client, last, board), { state: 'waiting', contact: null })
    const admin = await createPlayer({ roles: ['admin'] })
    const path = `/v1/admin/prizes/${board.id}/1`
    const early = await client
      .post(`${path}/fulfil`)
      .json({ fulfilment: 'UPS 1' })
      .bearerToken(admin.accessToken)
    early.assertStatus(409)
    early.assertBodyContains({ code: 'E_PRIZE_NOT_CONFIRMED' })
    ;(await act(client, winner, board, 'confirm', BY_POST)).assertStatus(200)
    const stored = await db
      .from('prize_awards')
      .where({ leaderboard_id: board.id, place: 1 })
      .firstOrFail()
    assert.notInclude(JSON.stringify(stored), 'Main Street')
    const shown = await client.get(path).bearerToken(admin.accessToken)
    assert.equal(shown.body().contact.address.line1, '1 Main Street')
    const list = await client
      .get(`/v1/admin/prizes?leaderboardId=${board.id}`)
      .bearerToken(admin.accessToken)
    assert.notInclude(list.text(), 'Main Street')
    const sent = { fulfilment: 'UPS 1Z999' }
    const answers = await Promise.all(
      times(8, () => client.post(`${path}/fulfil`).json(sent).bearerToken(admin.accessToken))
    )
    assert.deepEqual(count(answers), { 200: 1, 409: 7 })
    assert.containsSubset(await own(client, winner, board), { state: 'fulfilled' })
    const late = await act(client, winner, board, 'confirm', BY_MAIL)
    late.assertStatus(409)
    const actions = (await auditOf(board.id)).map(({ action }) => action)
    assert.includeMembers(actions, ['prize.address_read', 'prize.fulfilled'])
  })

  test('goes on to the next in line when nobody confirms in time', async ({ client, assert }) => {
    const mailbox = await openMailbox()
    const { board, byPlace } = await givenDrawn(3)
    const [winner, next, last] = byPlace as [TestPlayer, TestPlayer, TestPlayer]
    await settle()
    assert.deepEqual(await statesOf(board), ['offered', 'waiting', 'waiting'])
    const { offeredAt, confirmBefore } = await own(client, winner, board)
    assert.equal(Date.parse(confirmBefore) - Date.parse(offeredAt), confirmationMs)
    await lapse(board)
    ;(await act(client, winner, board, 'confirm', BY_MAIL)).assertStatus(409)
    await settle()
    await settle()
    assert.deepEqual(await statesOf(board), ['passed_on', 'offered', 'waiting'])
    assert.containsSubset(await own(client, winner, board), { reason: 'not_confirmed' })
    await drainOutbox()
    assert.lengthOf(await mailbox.to(next.email), 1)
    ;(await act(client, next, board, 'confirm', BY_MAIL)).assertStatus(200)
    ;(await act(client, last, board, 'confirm', BY_MAIL)).assertStatus(409)
    clock.replace(() => Date.now() + 3 * confirmationMs)
    await settle()
    assert.deepEqual(await statesOf(board), ['passed_on', 'confirmed', 'waiting'])
  })

  test('passes over who was blocked, moved abroad or left', async ({ client, assert }) => {
    const { board, byPlace } = await givenDrawn(5, 2)
    const [blocked, abroad, closed, fourth, fifth] = byPlace.map(({ id }) => id)
    const set = (id: string | undefined, values: object) =>
      db.from('users').where('id', id!).update(values)
    await set(blocked, { status: 'blocked' })
    await set(abroad, { country: 'MX', us_residency_confirmed_at: null })
    await db.transaction((trx) => personalData.erase(closed!, trx))
    const refused = await act(client, byPlace[1]!, board, 'confirm', BY_MAIL)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_PRIZE_NOT_ELIGIBLE' })
    await settle()
    const rows = await db.from('prize_awards').where('leaderboard_id', board.id).orderBy('place')
    assert.deepEqual(
      rows.map(({ state, reason }) => [state, reason]),
      [
        ['passed_on', 'ineligible'],
        ['passed_on', 'ineligible'],
        ['passed_on', 'closed'],
        ['offered', null],
        ['offered', null],
      ]
    )
    assert.deepEqual(
      rows.slice(3).map((row) => row.user_id),
      [fourth, fifth]
    )
  })

  test('may be given up, and then has never more holders than prizes', async ({
    client,
    assert,
  }) => {
    const { board, byPlace } = await givenDrawn(6, 2)
    const answers = await Promise.all(
      byPlace.slice(0, 2).flatMap((player) => times(6, () => act(client, player, board, 'decline')))
    )
    assert.deepEqual(count(answers), { 200: 2, 409: 10 })
    await Promise.all(times(6, settle))
    assert.deepEqual(await statesOf(board), [
      ...['passed_on', 'passed_on', 'offered', 'offered', 'waiting', 'waiting'],
    ])
    const stranger = await createPlayer()
    ;(await act(client, stranger, board, 'decline')).assertStatus(404)
  })

  test('is taken from a confirmed winner by a person alone, with a note', async ({
    client,
    assert,
  }) => {
    const { board, byPlace } = await givenDrawn(2)
    const [winner, next] = byPlace as [TestPlayer, TestPlayer]
    await act(client, winner, board, 'confirm', BY_MAIL)
    await db.from('users').where('id', winner.id).update({ status: 'blocked' })
    await settle()
    assert.deepEqual(await statesOf(board), ['confirmed', 'waiting'])
    const admin = await createPlayer({ roles: ['admin'] })
    const path = `/v1/admin/prizes/${board.id}/1`
    const ask = (what: string, body: object) =>
      client.post(`${path}/${what}`).json(body).bearerToken(admin.accessToken)
    const refused = await ask('fulfil', { fulfilment: 'card' })
    refused.assertBodyContains({ code: 'E_PRIZE_NOT_ELIGIBLE' })
    ;(await ask('pass-on', {})).assertStatus(422)
    ;(await ask('pass-on', { note: 'Two accounts' })).assertStatus(200)
    assert.deepEqual(await statesOf(board), ['passed_on', 'offered'])
    const row = await db
      .from('prize_awards')
      .where({ leaderboard_id: board.id, place: 1 })
      .firstOrFail()
    assert.isNull(row.contact_sealed)
    assert.containsSubset(await own(client, next, board), { state: 'offered' })
  })

  test('shows the winners who hold the prizes now, or their initials', async ({
    client,
    assert,
  }) => {
    const { board, byPlace } = await givenDrawn(3)
    const path = `/v1/leaderboards/previousLeaderboards?distributorId=${board.distributorId}`
    const winners = async () => (await client.get(path)).body()[0].winners
    const [winner, next] = byPlace as [TestPlayer, TestPlayer]
    assert.equal((await winners())[0].username, winner.username)
    await act(client, winner, board, 'decline')
    assert.equal((await winners())[0].username, next.username)
    const patch = client.patch(`/v1/prizes/${board.id}`).bearerToken(next.accessToken)
    ;(await patch.json({ initialsOnly: true })).assertStatus(200)
    const [shown] = await winners()
    assert.match(shown.username, /^\p{L}\.( [\p{L}\d]\.)*$/u)
    assert.isNull(shown.avatar)
  })

  test('takes one place to send it to, and a whole one', async ({ client, assert }) => {
    const { board, byPlace } = await givenDrawn(1)
    const { line1: _line1, ...without } = BY_POST.address
    const wrong = [
      {},
      { ...BY_MAIL, ...BY_POST },
      { address: without },
      { address: { ...BY_POST.address, postalCode: 'SW1A' } },
      { address: { ...BY_POST.address, state: 'ZZ' } },
      { payoutEmail: 'nobody' },
    ]
    for (const body of wrong) {
      const response = await act(client, byPlace[0]!, board, 'confirm', body)
      assert.equal(response.status(), 422, JSON.stringify(body))
    }
    assert.deepEqual(await statesOf(board), ['offered'])
    ;(await act(client, byPlace[0]!, board, 'confirm', BY_MAIL)).assertStatus(200)
    ;(await act(client, byPlace[0]!, board, 'confirm', BY_POST)).assertStatus(200)
    assert.containsSubset(await own(client, byPlace[0]!, board), {
      contact: { payoutEmail: null, address: { city: 'Austin' } },
    })
  })
})

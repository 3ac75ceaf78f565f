import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CloseAccount } from '#accounts/actions/close_account'
import { newId } from '#shared/ids'
import { audit, PLATFORM, type AuditEntry } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/audit'
const HOUR_MS = 60 * 60 * 1_000
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const anAdmin = () => createPlayer({ roles: ['admin'] })

/** Lines of one record, the oldest first; an entry says what differs from a plain edit of a game. */
async function givenLines(subjectId: string, ...entries: Partial<AuditEntry>[]) {
  const ids: string[] = []
  for (const entry of entries) {
    const line: AuditEntry = {
      ...PLATFORM,
      action: 'game.edited',
      target: { type: 'game', id: subjectId },
      before: { text: 'Tea?' },
      after: { text: 'Coffee?' },
      ...entry,
    }
    ids.push(await db.transaction((trx) => audit(line, trx)))
  }
  return ids
}

test.group('GET /v1/admin/audit', () => {
  test('is for admins', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    for (const player of [await createPlayer(), await createPlayer({ roles: ['creator'] })]) {
      ;(await client.get(PATH).bearerToken(player.accessToken)).assertStatus(403)
    }
  })

  test('tells who did what to which record, before and after, and why', async ({
    client,
    assert,
  }) => {
    const admin = await anAdmin()
    const [gameId, requestId] = [newId(), newId()]
    const acts = { actorId: admin.id, ip: '203.0.113.7', requestId }
    const after = { state: 'quarantined', sideA: 'Tea', note: 'A wrong film' }
    await givenLines(gameId, {
      ...acts,
      action: 'game.quarantined',
      before: { state: 'active' },
      after,
    })
    const response = await client
      .get(PATH)
      .qs({ subjectType: 'game', subjectId: gameId })
      .bearerToken(admin.accessToken)
    response.assertStatus(200)
    const [line] = response.body().items
    assert.containSubset(line, {
      action: 'game.quarantined',
      actor: { id: admin.id, username: admin.username },
      subject: { type: 'game', id: gameId, name: null },
      reason: 'A wrong film',
      requestId,
      changes: [
        { field: 'state', before: 'active', after: 'quarantined', withheld: false },
        { field: 'sideA', before: null, after: 'Tea', withheld: false },
      ],
    })
    assert.lengthOf(line.changes, 2)
    assert.notInclude(response.text(), acts.ip)
  })

  test('tells of a person what they may do, and only that the rest changed', async ({
    client,
    assert,
  }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const secrets = { username: 'Old Name', email: 'n***@example.com', country: 'US' }
    await givenLines(player.id, {
      action: 'user.edited',
      target: { type: 'user', id: player.id },
      before: { ...secrets, status: 'active', password: 'hunter2' },
      after: { ...secrets, username: 'New Name', status: 'blocked', password: 'hunter3' },
    })
    const response = await client
      .get(PATH)
      .qs({ subjectId: player.id })
      .bearerToken(admin.accessToken)
    const [line] = response.body().items
    assert.equal(line.subject.name, player.username)
    assert.isNull(line.actor)
    const withheld = { before: null, after: null, withheld: true }
    assert.deepEqual(
      new Map(line.changes.map(({ field, ...change }: { field: string }) => [field, change])),
      new Map<string, object>([
        ['username', withheld],
        ['email', { ...withheld, withheld: false }],
        ['country', { ...withheld, withheld: false }],
        ['status', { before: 'active', after: 'blocked', withheld: false }],
        ['password', withheld],
      ])
    )
    for (const secret of ['Old Name', 'New Name', 'n***', 'hunter']) {
      assert.notInclude(response.text(), secret)
    }
  })

  test('names nobody whose account is closed', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await givenLines(player.id, {
      action: 'user.role_granted',
      target: { type: 'user', id: player.id },
    })
    const close = await app.container.make(CloseAccount)
    await close.handle(player.id, { actorId: admin.id, ip: '203.0.113.7', requestId: newId() })
    const response = await client
      .get(PATH)
      .qs({ subjectId: player.id })
      .bearerToken(admin.accessToken)
    response.assertStatus(200)
    assert.notInclude(response.text(), player.username)
  })

  test('finds by actor, act, kind of record, record and time, and turns pages', async ({
    client,
    assert,
  }) => {
    const admin = await anAdmin()
    const [one, other] = [newId(), newId()]
    const started = clock.nowMs()
    const [created, edited] = await givenLines(
      one,
      { action: 'game.created', actorId: admin.id },
      {}
    )
    const putBack = clock.replace(() => Date.now() + HOUR_MS)
    const [late] = await givenLines(other, {
      action: 'category.edited',
      target: { type: 'category', id: other },
      actorId: admin.id,
    })
    putBack()
    const found = async (query: Record<string, string | number>) => {
      const response = await client.get(PATH).qs(query).bearerToken(admin.accessToken)
      response.assertStatus(200)
      return response.body()
    }
    assert.deepEqual(idsOf((await found({ actorId: admin.id })).items), [late, created])
    assert.deepEqual(idsOf((await found({ subjectId: one })).items), [edited, created])
    assert.deepEqual(idsOf((await found({ subjectId: one, action: 'game.created' })).items), [
      created,
    ])
    assert.deepEqual(idsOf((await found({ actorId: admin.id, subjectType: 'category' })).items), [
      late,
    ])
    const early = { actorId: admin.id, from: started, to: started + HOUR_MS / 2 }
    assert.deepEqual(idsOf((await found(early)).items), [created])
    const first = await found({ subjectId: one, limit: 1 })
    assert.deepEqual(idsOf(first.items), [edited])
    const second = await found({ subjectId: one, limit: 1, start: first.next })
    assert.deepEqual([idsOf(second.items), second.next], [[created], null])
  })

  test('refuses a filter that says nothing', async ({ client }) => {
    const admin = await anAdmin()
    for (const query of [
      { actorId: 'me' },
      { action: 'game.won' },
      { subjectType: 'planet' },
      { from: 'yesterday' },
      { start: 'x' },
    ]) {
      const response = await client.get(PATH).qs(query).bearerToken(admin.accessToken)
      response.assertStatus(422)
    }
  })
})

test.group('GET /v1/admin/audit/{id}', () => {
  test('shows one line, and knows no other', async ({ client }) => {
    const admin = await anAdmin()
    const [id] = await givenLines(newId(), {})
    const shown = await client.get(`${PATH}/${id}`).bearerToken(admin.accessToken)
    shown.assertStatus(200)
    shown.assertBodyContains({ id, action: 'game.edited', actor: null })
    const unknown = await client.get(`${PATH}/${newId()}`).bearerToken(admin.accessToken)
    unknown.assertStatus(404)
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { createPlayer } from '#tests/helpers/players'
import { countWork } from '#tests/helpers/work_counter'
import { entryTypesOf } from '#wallets/ledger/entry_types'

interface Listed {
  id: string
}
type Query = Record<string, string | number>

async function asAdmin(client: ApiClient) {
  const { accessToken } = await createPlayer({ roles: ['admin'] })
  return (path: string, query: Query) => client.get(path).bearerToken(accessToken).qs(query)
}

/** The ids of a whole list, two rows at a time. */
async function walk(get: Awaited<ReturnType<typeof asAdmin>>, path: string, query: Query) {
  const ids: string[] = []
  for (let start: string | null = ''; start !== null;) {
    const response = await get(path, { ...query, limit: 2, ...(start && { start }) })
    response.assertStatus(200)
    const page = response.body() as { items: Listed[]; next: string | null }
    ids.push(...page.items.map(({ id }) => id))
    start = page.next
  }
  return ids
}

/** How the database would read a statement in a large table, in its own words. */
async function planOf(sql: string, bindings: (string | number)[]): Promise<string> {
  if (process.env.TEST_DATABASE !== 'pg') {
    const steps = (await db.rawQuery(`explain query plan ${sql}`, bindings)) as { detail: string }[]
    return steps.map(({ detail }) => detail).join('\n')
  }
  return db.transaction(async (trx) => {
    // A small table is read whole and sorted, whatever index there is.
    await trx.rawQuery('set local enable_seqscan = off')
    await trx.rawQuery('set local enable_sort = off')
    return JSON.stringify((await trx.rawQuery(`explain ${sql}`, bindings)).rows)
  })
}

const ACCOUNTS = '/admin/auth/users'
const GAMES = '/v1/admin/games/search'

test.group('A list that is sorted page by page', () => {
  test('orders accounts by {$self}, byte by byte on either database')
    .with(['email', 'username'] as const)
    .run(async ({ client, assert }, field) => {
      const get = await asAdmin(client)
      const mark = `s${newId().replaceAll('-', '').slice(-12)}`
      const column = field === 'email' ? 'email' : 'username_key'
      // A locale would look past the signs, and put "a" before "B".
      const names = ['-a', '_', '0', 'a', 'a-', 'b', 'é']
      const ids: string[] = []
      for (const name of names) {
        const { id } = await createPlayer()
        await db
          .from('users')
          .where({ id })
          .update({ [column]: `${mark}${name}@example.com` })
        ids.push(id)
      }
      const inBytes = (one: string, other: string) =>
        Buffer.compare(Buffer.from(one), Buffer.from(other))
      const expected = names
        .map((name, index) => ({ id: ids[index]!, text: `${mark}${name}@example.com` }))
        .sort((one, other) => inBytes(one.text, other.text))
        .map(({ id }) => id)
      const query = { search: mark, sort: field }
      assert.deepEqual(await walk(get, ACCOUNTS, { ...query, order: 'asc' }), expected)
      assert.deepEqual(await walk(get, ACCOUNTS, query), expected.toReversed())
    })

  test('orders games by {$self}, and those of one instant by their id')
    .with(['created', 'starts', 'ends'] as const)
    .run(async ({ client, assert }, sort) => {
      const get = await asAdmin(client)
      const creatorId = newId()
      const nowMs = clock.nowMs()
      const column = { created: 'created_at', starts: 'start_time', ends: 'end_time' }[sort]
      const games = []
      for (const days of [3, 1, 2, 1, 1]) {
        const { id } = await givenGame({ creatorId })
        const at = nowMs + days * 86_400_000
        await db
          .from('games')
          .where({ id })
          .update({ [column]: at })
        games.push({ id, at })
      }
      const expected = games
        .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id)
      const query = { creatorId, sort }
      assert.deepEqual(await walk(get, GAMES, { ...query, order: 'asc' }), expected)
      assert.deepEqual(await walk(get, GAMES, { ...query, order: 'desc' }), expected.toReversed())
    })

  test('begins {0} with the oldest line when asked to')
    .with([
      ['the ledger', '/v1/admin/ledger'],
      ['the audit log', '/v1/admin/audit'],
    ] as [string, string][])
    .run(async ({ client, assert }, [, path]) => {
      const get = await asAdmin(client)
      const player = await createPlayer()
      for (const balance of [3, 5, 8]) {
        const { accessToken } = await createPlayer({ roles: ['admin'] })
        const body = { currency: 'white', balance, reason: 'To see an order' }
        const set = await client
          .put(`/v1/admin/wallets/${player.id}`)
          .bearerToken(accessToken)
          .json(body)
        set.assertStatus(200)
      }
      const query: Query = path.endsWith('ledger')
        ? { userId: player.id, type: 'admin_update' }
        : { subjectType: 'user', subjectId: player.id }
      const newest = await walk(get, path, query)
      assert.lengthOf(newest, 3)
      assert.deepEqual(await walk(get, path, { ...query, order: 'asc' }), newest.toReversed())
    })

  test('reads the ledger of all players from the index by time', async ({ client, assert }) => {
    const get = await asAdmin(client)
    const limit = 2
    const done = await countWork(async () => (await get('/v1/admin/ledger', { limit })).status())
    const [sql] = done.filter((statement) => statement.includes('ledger_postings'))
    const plan = await planOf(sql!, [...entryTypesOf('all'), limit + 2])
    assert.include(plan, 'ledger_transactions_by_time')
  })

  test('refuses the cursor of another order, and one that says nothing', async ({ client }) => {
    const get = await asAdmin(client)
    const ofEmails = (await get(ACCOUNTS, { sort: 'email', limit: 1 })).body().next as string
    const others: Query[] = [{}, { sort: 'username' }, { sort: 'email', order: 'asc' }]
    for (const other of others) {
      const mixed = await get(ACCOUNTS, { ...other, start: ofEmails })
      mixed.assertStatus(422)
      mixed.assertBodyContains({ code: 'E_MIXED_CURSOR' })
    }
    const craft = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    for (const start of [
      craft('email desc', 5, newId()),
      craft('email desc', 'a\0', newId()),
      craft('email desc', 'a', 'b'),
      craft(5, newId()),
    ]) {
      const bad = await get(ACCOUNTS, { sort: 'email', start })
      bad.assertStatus(422)
      bad.assertBodyContains({ code: 'E_BAD_CURSOR' })
    }
    const unknown = await get(ACCOUNTS, { sort: 'password' })
    unknown.assertStatus(422)
    unknown.assertBodyContains({ code: 'E_VALIDATION' })
  })
})

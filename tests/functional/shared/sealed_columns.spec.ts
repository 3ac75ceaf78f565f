import { readFileSync } from 'node:fs'
import { Encryption, drivers } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openSeed } from '#leaderboards/store/seeds'
import { openContact, type Contact } from '#prizes/domain/contact'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import { givenBoard } from '#tests/fixtures/boards'
import { createPlayer } from '#tests/helpers/players'

const sealerOf = async (key: string) =>
  new Encryption(await drivers.aes256gcm({ id: 'gcm', keys: [key] }).resolver(app))

/** `table.column` of every column that is named as sealed. */
function columnsNamedSealed(): string[] {
  let table = ''
  const found: string[] = []
  for (const line of readFileSync(app.makePath('database/schema.ts'), 'utf8').split('\n')) {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? table
    const column = /^ {4}(\w*sealed\w*):/.exec(line)?.[1]
    if (column) found.push(`${table}.${column}`)
  }
  return found
}

const CONTACT: Contact = { payoutEmail: 'winner@example.com', address: null }

async function givenContact(sealed: (purpose: string) => string) {
  const [{ id: leaderboardId }, { id: userId }] = [await givenBoard(), await createPlayer()]
  const nowMs = clock.nowMs()
  await db.table('prize_drawings').insert({
    leaderboard_id: leaderboardId,
    ...{ prize_title: 'A prize', number_of_prizes: 1, awarded_at: nowMs },
  })
  await db.table('prize_awards').insert({
    ...{ leaderboard_id: leaderboardId, place: 1, user_id: userId, state: 'confirmed' },
    contact_sealed: sealed(`prizes:contact:${leaderboardId}:${userId}`),
  })
  return { leaderboardId, userId }
}

test.group('Everything that is sealed', () => {
  test('is sealed again by one command', ({ assert }) => {
    assert.isNotEmpty(columnsNamedSealed())
    assert.includeMembers(sealedColumns.names(), [...columnsNamedSealed(), 'outbox.payload'])
  })

  test('opens without the key that was replaced: a seed, a winner’s address, a message', async ({
    assert,
  }) => {
    const former = await sealerOf(process.env.APP_KEYS_RETIRED!)
    const current = await sealerOf(process.env.APP_KEY!)
    const board = await givenBoard()
    const purpose = `drawings:seed:${board.id}`
    await db
      .from('leaderboards')
      .where('id', board.id)
      .update({ sealed_seed: former.encrypt('5eed', { purpose }) })
    const place = await givenContact((of) =>
      former.encrypt(JSON.stringify(CONTACT), { purpose: of })
    )
    const message = { id: newId(), key: newId() }
    await db.table('outbox').insert({
      ...{ ...message, topic: 'nobody', state: 'dead', attempts: 1 },
      ...{ due_at: 1, created_at: 1, closed_at: clock.nowMs() },
      payload: former.encrypt({ to: 'somebody' }),
    })

    await sealedColumns.resealAll()

    const { sealed_seed: seed } = await db.from('leaderboards').where('id', board.id).firstOrFail()
    assert.equal(current.decrypt(seed, purpose), '5eed')
    assert.equal(openSeed(seed, board.id), '5eed')
    const { contact_sealed: contact } = await db
      .from('prize_awards')
      .where('leaderboard_id', place.leaderboardId)
      .firstOrFail()
    assert.isNotNull(current.decrypt(contact, `prizes:contact:${Object.values(place).join(':')}`))
    assert.deepEqual(openContact(contact, place), CONTACT)
    const { payload } = await db.from('outbox').where('id', message.id).firstOrFail()
    assert.deepEqual(current.decrypt(payload), { to: 'somebody' })
  })

  test('stays as it is, and is told of, where no key opens it', async ({ assert, cleanup }) => {
    const other = await sealerOf('x'.repeat(32))
    const payload = other.encrypt({ to: 'nobody' })
    const id = newId()
    await db.table('outbox').insert({
      ...{ id, key: newId(), topic: 'nobody', state: 'dead', attempts: 1, payload },
      ...{ due_at: 1, created_at: 1, closed_at: clock.nowMs() },
    })
    cleanup(async () => {
      await db.from('outbox').where({ id }).delete()
    })
    const { lost } = await sealedColumns.resealAll()
    assert.include(lost, 'outbox.payload')
    assert.equal((await db.from('outbox').where({ id }).firstOrFail()).payload, payload)
  })
})

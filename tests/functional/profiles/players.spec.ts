import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  ACCOUNT_SORTS,
  AccountRecordsContract,
  ProfilesContract,
  type UserChanges,
} from '#profiles/contract'
import { unseal } from '#profiles/domain/sealed'
import { sortingOf } from '#shared/sorted_page'
import { createPlayer } from '#tests/helpers/players'

const profiles = () => app.container.make(ProfilesContract)
const records = () => app.container.make(AccountRecordsContract)

async function update(userId: string, changes: UserChanges) {
  const contract = await profiles()
  return db.transaction((trx) => contract.update(userId, changes, trx))
}

test.group('Changing a player', () => {
  test('changes what is given and leaves the rest', async ({ assert }) => {
    const { id, email } = await createPlayer()
    const result = await update(id, {
      username: 'Ｚoe_' + id.slice(-12),
      language: 'es-mx',
      country: 'MX',
      state: null,
      usResidencyConfirmed: false,
      emailVerified: true,
    })
    assert.isTrue(result.ok)
    const user = await (await profiles()).find(id)
    assert.containSubset(user, {
      email,
      username: 'Zoe_' + id.slice(-12),
      language: 'es-mx',
      country: 'MX',
      state: null,
      usResidencyConfirmed: false,
      emailVerified: true,
      profileIncomplete: false,
    })
  })

  test('leaves another address unverified, and the same one as it was', async ({ assert }) => {
    const { id, email } = await createPlayer()
    await update(id, { emailVerified: true })
    await update(id, { email })
    assert.isTrue((await (await profiles()).find(id))?.emailVerified)
    await update(id, { email: `new-${email}` })
    assert.isFalse((await (await profiles()).find(id))?.emailVerified)
  })

  test('tells which part is taken, and lets the transaction go on', async ({ assert }) => {
    const [first, second] = [await createPlayer(), await createPlayer()]
    const contract = await profiles()
    await db.transaction(async (trx) => {
      for (const [changes, type] of [
        [{ username: first.username.toUpperCase() }, 'username_taken'],
        [{ email: first.email }, 'email_taken'],
      ] as const) {
        const result = await contract.update(second.id, changes, trx)
        assert.deepEqual(result, { ok: false, error: { type } })
      }
      await contract.update(second.id, { profileColor: '123abc' }, trx)
    })
    const user = await contract.find(second.id)
    assert.containSubset(user, { ...pick(second), profileColor: '123abc' })
  })

  test('keeps a birthday unreadable in the database', async ({ assert }) => {
    const { id } = await createPlayer()
    const { birthday_sealed: sealed } = await db.from('users').where({ id }).firstOrFail()
    assert.notInclude(sealed, '1990-05-17')
    assert.equal(unseal(sealed, { userId: id, field: 'birthday' }), '1990-05-17')
    const other = await createPlayer()
    assert.throws(() => unseal(sealed, { userId: other.id, field: 'birthday' }))
  })
})

test.group('Opening and closing an account', () => {
  test('opens a pending account once', async ({ assert }) => {
    const { id } = await createPlayer()
    await update(id, { status: 'pending' })
    const contract = await profiles()
    const open = () => db.transaction((trx) => contract.activate(id, trx))
    assert.deepEqual([await open(), await open()], [true, false])
    assert.equal((await contract.find(id))?.status, 'active')
  })

  test('forgets a person once, frees the name, and changes nothing after that', async ({
    assert,
  }) => {
    const { id, email, username } = await createPlayer()
    const contract = await records()
    const close = () => db.transaction((trx) => contract.anonymise(id, trx))
    assert.deepEqual([await close(), await close()], [true, false])
    const row = JSON.stringify(await db.from('users').where({ id }).firstOrFail())
    for (const trace of [email, username, '"US"', '"NY"']) assert.notInclude(row, trace)
    assert.deepEqual(await update(id, { status: 'active' }), {
      ok: false,
      error: { type: 'not_found' },
    })
    const heir = await createPlayer()
    assert.isTrue((await update(heir.id, { email, username })).ok)
  })
})

test.group('Listing players', () => {
  test('finds them by part of an e-mail or a name, or by the whole id', async ({ assert }) => {
    const player = await createPlayer()
    const contract = await records()
    for (const search of [
      player.email.slice(2).toUpperCase(),
      player.username.slice(1, 12),
      player.id.toUpperCase(),
    ]) {
      const { items } = await contract.list({ search, limit: 2 })
      assert.deepEqual(
        items.map(({ id }) => id),
        [player.id]
      )
    }
    const none = await contract.list({ search: player.username.slice(1, 12) + '%', limit: 2 })
    assert.isEmpty(none.items)
  })

  test('goes on after the last one shown', async ({ assert }) => {
    await createPlayer()
    await createPlayer()
    const contract = await records()
    const both = await contract.list({ status: 'active', limit: 2 })
    const { next } = await contract.list({ status: 'active', limit: 1 })
    const sorting = sortingOf(ACCOUNT_SORTS, { start: next! })
    const after = await contract.list({ status: 'active', sorting, limit: 1 })
    assert.equal(after.items[0]?.id, both.items[1]!.id)
  })
})

const pick = ({ email, username }: { email: string; username: string }) => ({ email, username })

import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { CreatorsContract } from '#creators/contract'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { hijacked, leftOf, NOTHING } from '#tests/fixtures/hijacked'
import { subjectOf } from '#tests/fixtures/mails'
import { givenToken, tokenIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const NEW = 'Another-horse-9'

const linkFor = ({ id: userId, email }: TestPlayer, purpose: 'verify_email' | 'reset_password') =>
  givenToken({ purpose, userId, email })

async function setPassword(client: ApiClient, token: string) {
  const body = { new_password: NEW, confirm_password: NEW }
  const call = client.post('/auth/reset_password/set_new').bearerToken(token).json(body)
  ;(await call).assertStatus(200)
}

const answer = (client: ApiClient, token: string, body: object = {}) =>
  client.post('/auth/verify_email').bearerToken(token).json(body)

test.group('What the first proof of an address clears', () => {
  test('may be told again by its owner, as if for the first time', async ({ client, assert }) => {
    const player = await hijacked()
    assert.lengthOf((await leftOf(player)).told, 7, 'the control must pass')
    await setPassword(client, await linkFor(player, 'reset_password'))
    const logIn = client.post('/auth/login').json({ email: player.email, password: NEW })
    const { accessToken } = (await logIn).body()
    const read = await client.get('/v1/personal-information').bearerToken(accessToken)
    assert.isEmpty(Object.values(read.body()).filter((value) => value !== null && value !== 'none'))
    const own = { birthday: '1980-02-03', country: 'US', state: 'TX', usResidencyConfirmed: true }
    const told = await client.patch('/v1/profiles').bearerToken(accessToken).json(own)
    told.assertStatus(200)
  })

  test('is the terms of a creator too, and the log says which', async ({ client, assert }) => {
    const [player, parent] = [await hijacked(), await givenCreator()]
    const admin = await createPlayer({ roles: ['admin'] })
    const terms = { partnerName: 'Mallory Inc.', parentId: parent.id, hostBps: 1_500 }
    const path = `/admin/auth/users/${player.id}/set_creator`
    ;(await client.post(path).bearerToken(admin.accessToken).json(terms)).assertStatus(200)
    await setPassword(client, await linkFor(player, 'reset_password'))
    const creators = await app.container.make(CreatorsContract)
    const none = { partnerName: null, parentId: null, hostBps: null }
    const left = await db.transaction((trx) => creators.findOnTerms(player.id, trx))
    assert.containsSubset(left, none)
    const lines = await auditOf(player.id)
    const line = lines.find(({ action }) => action === 'creator.terms_ended')
    assert.deepEqual(line?.before, terms)
    assert.isNull(line?.actorId)
  })

  test('is nothing that was told after it', async ({ client, assert }) => {
    const player = await hijacked()
    const yes = await answer(client, await linkFor(player, 'verify_email'), { madeIt: true })
    yes.assertStatus(200)
    const before = await leftOf(player)
    await setPassword(client, await linkFor(player, 'reset_password'))
    assert.deepEqual((await leftOf(player)).told, before.told)
  })
})

test.group("An admin's word that an address is the player's", () => {
  const edit = async (client: ApiClient, player: TestPlayer, changes: object) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const call = client.patch(`/admin/auth/users/${player.id}`).bearerToken(admin.accessToken)
    return call.json(changes)
  }

  test('is a first proof by somebody else: nothing is left, and a mailed link opens it', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    const old = [await linkFor(player, 'verify_email'), await linkFor(player, 'reset_password')]
    const edited = await edit(client, player, { emailVerified: true })
    edited.assertStatus(200)
    assert.deepEqual(await leftOf(player), { ...NOTHING, passwords: 0 })
    const { email } = player
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    ;(await answer(client, old[0]!, { madeIt: true })).assertStatus(410)
    const late = client.post('/auth/reset_password/verify_token').bearerToken(old[1]!)
    ;(await late).assertStatus(410)

    await drainOutbox()
    const mails = await mailbox.to(email)
    assert.sameMembers(
      mails.map(({ subject }) => subject),
      [subjectOf('set_password', 'en-us'), subjectOf('payout_email_changed', 'en-us')]
    )
    const link = mails.find(({ text }) => text?.includes('token='))
    await setPassword(client, tokenIn(link?.text))
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('keeps what the admin says in the same breath', async ({ client, assert }) => {
    const player = await hijacked()
    const own = { payoutEmail: 'owner@example.com', country: 'US', state: 'CA' }
    const edited = await edit(client, player, { emailVerified: true, ...own })
    edited.assertBodyContains({ emailVerified: true, ...own })
    assert.sameMembers((await leftOf(player)).told, ['country', 'state'])
  })

  test('mails one link to another address, which opens the account', async ({ client, assert }) => {
    for (const status of ['active', 'pending']) {
      const [mailbox, player] = [await openMailbox(), await hijacked()]
      await db.from('users').where('id', player.id).update({ status })
      const email = `n${randomUUID()}@example.com`
      ;(await edit(client, player, { email, emailVerified: true })).assertStatus(200)
      await drainOutbox()
      const [mail, ...more] = await mailbox.to(email)
      assert.isEmpty(more)
      await setPassword(client, tokenIn(mail?.text))
      ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
    }
  })

  test('changes nothing where it is refused, and nothing where the address was proved', async ({
    client,
    assert,
  }) => {
    const player = await hijacked()
    const before = await leftOf(player)
    const taken = { email: (await createPlayer()).email, emailVerified: true }
    ;(await edit(client, player, taken)).assertStatus(409)
    assert.deepEqual(await leftOf(player), before)
    await db.from('users').where('id', player.id).update({ email_verified_at: clock.nowMs() })
    ;(await edit(client, player, { emailVerified: true })).assertStatus(200)
    assert.deepEqual(await leftOf(player), { ...before, verified: true })
  })
})

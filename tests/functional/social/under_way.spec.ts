import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { openSession } from '#auth/actions/open_session'
import { clock } from '#shared/clock'
import { givenHandoff } from '#tests/fixtures/handoffs'
import { hijacked, leftOf } from '#tests/fixtures/hijacked'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { newWindow } from '#tests/helpers/social/back_again'
import { openForgedProvider, signInAs } from '#tests/helpers/social/forged_provider'
import { PASSWORD } from '#tests/helpers/visitor'

const NEW = 'Another-horse-9'
const chosen = { new_password: NEW, confirm_password: NEW }

type Ending = (scene: {
  client: ApiClient
  player: TestPlayer
  cleanup: (undo: () => Promise<void>) => void
}) => Promise<unknown>

const tokenFor = ({ id: userId, email }: TestPlayer, purpose: 'reset_password' | 'verify_email') =>
  givenToken({ purpose, userId, email })

const resets: Ending = async ({ client, player }) => {
  const token = await tokenFor(player, 'reset_password')
  const set = client.post('/auth/reset_password/set_new').bearerToken(token).json(chosen)
  ;(await set).assertStatus(200)
}

const disowns: Ending = async ({ client, player }) => {
  const token = await tokenFor(player, 'verify_email')
  const no = client.post('/auth/verify_email').bearerToken(token).json({ madeIt: false })
  ;(await no).assertStatus(200)
}

const comesByProvider: Ending = async ({ player, cleanup }) => {
  const provider = await openForgedProvider('google')
  cleanup(() => provider.close())
  const who = { sub: randomUUID(), email: player.email, email_verified: true }
  const identity = { provider: 'google', subject: who.sub, user_id: player.id }
  await db
    .table('social_identities')
    .insert({ ...identity, joined_by_session: false, linked_at: clock.nowMs() })
  await signInAs(provider, who)
}

const changesThePassword: Ending = async ({ client, player }) => {
  const { accessToken } = await db.transaction((trx) => openSession(player.id, trx))
  const body = { ...chosen, old_password: PASSWORD }
  const change = client.post('/auth/change_password').bearerToken(accessToken).json(body)
  ;(await change).assertStatus(200)
}

const isEdited =
  (changes: () => object): Ending =>
  async ({ client, player }) => {
    const { accessToken } = await createPlayer({ roles: ['superadmin'] })
    const edit = client.patch(`/admin/auth/users/${player.id}`).bearerToken(accessToken)
    ;(await edit.json(changes())).assertStatus(200)
  }

const ENDINGS: [string, Ending][] = [
  ['proves the address by a reset link', resets],
  ['says on the page of a verification that somebody else made the account', disowns],
  ['proves the address by a provider', comesByProvider],
  ['changes the password', changesThePassword],
  ['is given another e-mail', isEdited(() => ({ email: `${randomUUID()}@example.com` }))],
  ['is blocked', isEdited(() => ({ status: 'blocked' }))],
]

async function familyOf({ id }: TestPlayer): Promise<string> {
  return (await db.from('refresh_families').where('user_id', id).orderBy('id').firstOrFail()).id
}

async function claim(client: ApiClient, { state, verifier }: ReturnType<typeof newWindow>) {
  const answer = await client.get(`/auth/handoff/${state}`).bearerToken(verifier)
  return (answer.body() as { refreshToken: string | null }).refreshToken
}

/** Windows that wait: for a session's hand-over, and for a provider's. */
async function givenWindows(player: TestPlayer) {
  const windows = []
  for (const familyId of [await familyOf(player), null]) {
    const waiting = newWindow()
    await givenHandoff({ userId: player.id, familyId, state: waiting.state })
    windows.push(waiting)
  }
  return windows
}

test.group('What is half-way to a session', () => {
  test('cannot be finished once its player {0}')
    .with(ENDINGS)
    .run(async ({ client, assert, cleanup }, [, ends]) => {
      const player = await hijacked()
      const windows = await givenWindows(player)
      const reset = await tokenFor(player, 'reset_password')
      await ends({ client, player, cleanup })
      for (const waiting of windows) assert.isNull(await claim(client, waiting))
      const late = client.post('/auth/reset_password/set_new').bearerToken(reset).json(chosen)
      ;(await late).assertStatus(410)
      assert.equal((await leftOf(player)).pins, 0)
    })

  test('can be finished as long as nothing ended it', async ({ client, assert }) => {
    for (const waiting of await givenWindows(await hijacked())) {
      assert.isNotNull(await claim(client, waiting))
    }
  })

  test('ends with the session that gave it, and with no other', async ({ client, assert }) => {
    const player = await createPlayer()
    const other = await db.transaction((trx) => openSession(player.id, trx))
    const windows = await givenWindows(player)
    ;(await client.post('/auth/logout').bearerToken(other.refreshToken)).assertStatus(200)
    const waiting = newWindow()
    await givenHandoff({ userId: player.id, familyId: await familyOf(player), ...waiting })
    assert.isNotNull(await claim(client, waiting))
    ;(await client.post('/auth/logout').bearerToken(player.refreshToken)).assertStatus(200)
    const [given, providers] = windows
    assert.isNull(await claim(client, given!))
    assert.isNotNull(await claim(client, providers!))
  })

  test('goes on where the session goes on that gave it', async ({ client, assert }) => {
    const player = await hijacked()
    const [kept, providers] = await givenWindows(player)
    const body = { ...chosen, old_password: PASSWORD }
    const change = client.post('/auth/change_password').bearerToken(player.accessToken).json(body)
    ;(await change).assertStatus(200)
    assert.isNotNull(await claim(client, kept!))
    assert.isNull(await claim(client, providers!))
  })
})

test.group('While an account is cleared', () => {
  test('no hand-over that is taken at the same moment outlives it', async ({ client, assert }) => {
    const player = await hijacked()
    const windows = []
    for (let n = 0; n < 12; n++) windows.push(...(await givenWindows(player)))
    await Promise.all([
      ...windows.map((waiting) => claim(client, waiting)),
      resets({ client, player, cleanup: () => undefined }),
    ])
    assert.equal((await leftOf(player)).sessions, 0)
  })

  test('no login goes on whose password was checked before it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    await givenPassword(player)
    const verify = hash.verify.bind(hash)
    hash.verify = async (stored, plain) => {
      const matches = await verify(stored, plain)
      await disowns({ client, player, cleanup: () => undefined })
      return matches
    }
    cleanup(() => void Reflect.deleteProperty(hash, 'verify'))
    const { email } = player
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(401)
    assert.equal((await leftOf(player)).sessions, 0)
  })

  test('no password is set by a session that it ended', async ({ client, assert, cleanup }) => {
    const player = await createPlayer()
    const make = hash.make.bind(hash)
    hash.make = async (plain) => {
      const made = await make(plain)
      await disowns({ client, player, cleanup: () => undefined })
      return made
    }
    cleanup(() => void Reflect.deleteProperty(hash, 'make'))
    const change = client.post('/auth/change_password').bearerToken(player.accessToken)
    ;(await change.json(chosen)).assertStatus(401)
    assert.equal((await leftOf(player)).passwords, 0)
  })
})

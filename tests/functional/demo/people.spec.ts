import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { demo } from '#config/demo'
import {
  DEMO_OWNER,
  DEMO_PEOPLE,
  emailOf,
  passwordOf,
  personId,
  type DemoPerson,
} from '#demo/people/demo_people'
import { welcomePeople } from '#demo/people/welcome_people'
import env from '#start/env'
import { newId } from '#shared/ids'
import { createPlayer } from '#tests/helpers/players'
import { spawnServer } from '#tests/helpers/spawned_server'
import { visitor } from '#tests/helpers/visitor'

const index = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL('/demo', env.get('DEMO_PUBLISHER_URL')), { headers })
  return answer.text()
}

const rolesWith = (role: DemoPerson['role']) => (role === null ? ['player'] : ['player', role])

/** Somebody whom no other test has made. */
const somebody = (): DemoPerson => ({
  username: `d${newId().replaceAll('-', '').slice(-16)}`,
  role: 'superadmin',
  sees: '',
})

const isThere = async (person: DemoPerson) =>
  (await db.from('users').where('id', personId(person))).length === 1

test.group("The demo's accounts", () => {
  test('sign in with what the index shows, each with its role', async ({ client, assert }) => {
    await welcomePeople()
    const html = await index()
    assert.sameMembers(
      DEMO_PEOPLE.map(({ role }) => role),
      [null, 'creator', 'admin', 'superadmin']
    )
    for (const person of DEMO_PEOPLE) {
      const form = { email: emailOf(person), password: passwordOf(person) }
      for (const said of [...Object.values(form), '/console"']) assert.include(html, said)
      const session = await client.post('/auth/login').json(form)
      session.assertStatus(200)
      session.assertBodyContains({ roles: rolesWith(person.role) })
    }
  })

  test('stay as they are when they are made again', async ({ assert }) => {
    const person = somebody()
    const stored = async () => [
      await db.from('users').where('id', personId(person)),
      await db.from('credentials').where('user_id', personId(person)),
      await db.from('user_roles').where('user_id', personId(person)),
    ]
    await welcomePeople([person])
    const before = await stored()
    await welcomePeople([person])
    assert.deepEqual(await stored(), before)
    assert.deepEqual(
      before.map((rows) => rows.length),
      [1, 1, 1]
    )
  })

  for (const [what, settings] of [
    ['without a demo', { on: false }],
    ['in a demo that others reach', { isLocal: false }],
  ] as const) {
    test(`are neither made nor shown ${what}`, async ({ assert, cleanup }) => {
      await welcomePeople()
      const before = { ...demo }
      cleanup(() => void Object.assign(demo, before))
      Object.assign(demo, settings)
      const person = somebody()
      await welcomePeople([person])
      assert.isFalse(await isThere(person))
      const html = await index()
      for (const known of DEMO_PEOPLE) assert.notInclude(html, passwordOf(known))
    })
  }

  for (const [what, settings] of [
    ['without a demo', { on: false }],
    ['in a demo that others reach', { isLocal: false }],
  ] as const) {
    test(`let nobody in ${what}, though the database has them`, async ({
      client,
      assert,
      cleanup,
    }) => {
      await welcomePeople()
      const form = { email: emailOf(DEMO_OWNER), password: passwordOf(DEMO_OWNER) }
      const session = await client.post('/auth/login').json(form)
      const { accessToken, refreshToken } = session.body()
      const own = () => client.get('/v1/profiles').bearerToken(accessToken)
      ;(await own()).assertStatus(200)

      const before = { ...demo }
      cleanup(() => void Object.assign(demo, before))
      Object.assign(demo, settings)
      const refused = await client.post('/auth/login').json(form)
      assert.equal(refused.body().code, 'E_BLOCKED')
      ;(await own()).assertStatus(401)
      const refreshed = await client.post('/auth/refresh').bearerToken(refreshToken)
      refreshed.assertStatus(401)
      const player = await createPlayer()
      const others = await client.get('/v1/profiles').bearerToken(player.accessToken)
      others.assertStatus(200)
    })
  }

  test('are shown to no call from elsewhere', async ({ assert }) => {
    await welcomePeople()
    const html = await index(visitor())
    for (const known of DEMO_PEOPLE) assert.notInclude(html, passwordOf(known))
  })

  test('have no page where DEMO is off', async ({ assert, cleanup }) => {
    const { url, stop } = await spawnServer({ DEMO: 'false' })
    cleanup(async () => void (await stop()))
    assert.equal((await fetch(`${url}/demo`)).status, 404)
  })
})

import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { operationOf } from '#shared/openapi/operation'
import { CALLERS, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import { perform, stage, type AnyScene } from '#tests/functional/roles/perform'
import type { TestPlayer } from '#tests/helpers/players'

/** Calls of admins that change a record which is no person's. Whoever adds a route here says that it names nobody. */
const ABOUT_NOBODY = [
  'auth.admin.invite',
  'categories.admin.create',
  'categories.admin.edit',
  'categories.admin.remove',
  'cuts.admin.edit',
  'experiences.admin.check',
  'experiences.admin.publish',
  'experiences.admin.retire',
  'experiences.admin.rollBack',
  'experiments.admin.conclude',
  'experiments.admin.create',
  'experiments.admin.edit',
  'experiments.admin.start',
  'experiments.admin.stop',
  'game_sets.admin.create',
  'game_sets.admin.remove',
  'game_sets.admin.replace',
  'games.admin.cancel',
  'games.admin.declare',
  'games.admin.edit',
  'leaderboards.admin.archive',
  'leaderboards.admin.award',
  'leaderboards.admin.create',
  'leaderboards.admin.edit',
  'leaderboards.admin.remove',
  'prizes.admin.fulfil',
  'prizes.admin.passOn',
  'products.admin.add',
  'products.admin.edit',
  'remotes.admin.check',
  'remotes.admin.kill',
  'remotes.admin.point',
  'remotes.admin.publish',
  'remotes.admin.retire',
  'remotes.admin.revive',
  'remotes.admin.rollBack',
]

/** Accounts, profiles, roles and works: a super admin may change their own. */
const OWN_TOO = [
  'auth.admin.sessions.end',
  'auth.admin.users.edit',
  'auth.role.grant',
  'auth.role.remove',
  'custom_urls.admin.edit',
  'profiles.admin.edit',
]

/** An admin's own game needs no naming, and may be named. */
const OWN_GAME = 'games.admin.create'

/** Looking at somebody changes nothing of theirs; the log keeps who looked. */
const LOOKS = ['profiles.admin.show', 'prizes.admin.show']

const ofAdmins = endpoints.filter(({ route, answers: { player, superadmin }, changes }) => {
  const isTheirs = player.status === 403 && superadmin.status < 400
  return isTheirs && changes && !LOOKS.includes(route)
})

type Member = keyof Cast

/** Whose ids stand in a call's path or body, and whom the row says it names. */
async function namedBy(endpoint: AnyEndpoint): Promise<Member[]> {
  const scene = await stage(endpoint, 'superadmin')
  const { params, body } = endpoint.call?.(scene) ?? {}
  const text = JSON.stringify([params, body])
  const named = endpoint.names?.(scene.cast) ?? []
  const members = CALLERS.filter((who) => who !== 'stranger')
  return members.filter(
    (who) => text.includes(scene.cast[who].id) || named.includes(scene.cast[who])
  )
}

async function grant({ id }: TestPlayer, role: 'admin' | 'superadmin') {
  await db.from('users').where('id', id).update({ email_verified_at: 1 })
  await db.table('user_roles').insert({ user_id: id, role, granted_at: 1 })
}

async function call(client: ApiClient, endpoint: AnyEndpoint, scene: AnyScene) {
  const before = await endpoint.changes!(scene)
  const { response, writes } = await perform(client, endpoint, scene)
  const after = await endpoint.changes!(scene)
  return { response, writes, before, after }
}

async function isRefused(
  assert: Assert,
  { response, writes, before, after }: Awaited<ReturnType<typeof call>>
) {
  response.assertStatus(403)
  response.assertBodyContains({ code: 'E_FORBIDDEN' })
  assert.deepEqual(writes, [], 'something was written')
  assert.deepEqual(after, before, 'a refusal changed something')
}

test.group('Whom admins act on', () => {
  test('is named by every call of theirs that is about a person', async ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const writing: string[] = []
    for (const { name, methods, handler } of routes) {
      const auth = (await operationOf(handler))?.auth
      const isTheirs = auth === 'admin' || auth === 'superadmin'
      if (isTheirs && !methods.includes('GET')) writing.push(name!)
    }
    const tested: string[] = []
    for (const endpoint of ofAdmins) {
      if ((await namedBy(endpoint)).length > 0) tested.push(endpoint.route)
    }
    const known = [...ABOUT_NOBODY, ...tested]
    assert.isAbove(tested.length, 10)
    assert.deepEqual(
      writing.filter((name) => !known.includes(name)),
      [],
      'say whom it names, or that it names nobody'
    )
    assert.deepEqual(
      ABOUT_NOBODY.filter((name) => tested.includes(name)),
      []
    )
  })

  for (const endpoint of ofAdmins) {
    if (ABOUT_NOBODY.includes(endpoint.route)) continue
    const { route } = endpoint

    test(`${route}: an admin changes nothing of an admin or a super admin`, async ({
      client,
      assert,
    }) => {
      for (const member of await namedBy(endpoint)) {
        for (const role of ['admin', 'superadmin'] as const) {
          const scene = await stage(endpoint, 'admin')
          await grant(scene.cast[member], role)
          await isRefused(assert, await call(client, endpoint, scene))
        }
      }
    })

    test(`${route}: a super admin changes an admin's`, async ({ client, assert }) => {
      for (const member of await namedBy(endpoint)) {
        const scene = await stage(endpoint, 'superadmin')
        await grant(scene.cast[member], 'admin')
        const { response, before, after } = await call(client, endpoint, scene)
        response.assertStatus(endpoint.answers.superadmin.status)
        assert.notDeepEqual(after, before)
      }
    })

    if (route === OWN_GAME) continue
    test(`${route}: an admin changes nothing of their own`, async ({ client, assert }) => {
      for (const member of await namedBy(endpoint)) {
        const scene = await stage(endpoint, 'admin')
        await grant(scene.cast[member], 'admin')
        await isRefused(
          assert,
          await call(client, endpoint, { ...scene, caller: scene.cast[member] })
        )
      }
    })

    if (OWN_TOO.includes(route)) continue
    test(`${route}: a super admin changes nothing of their own`, async ({ client, assert }) => {
      for (const member of await namedBy(endpoint)) {
        const scene = await stage(endpoint, 'superadmin')
        await grant(scene.cast[member], 'superadmin')
        await isRefused(
          assert,
          await call(client, endpoint, { ...scene, caller: scene.cast[member] })
        )
      }
    })
  }
})

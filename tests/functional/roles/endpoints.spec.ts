import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { operationOf, type Operation } from '#shared/openapi/operation'
import { CALLERS, type AnyEndpoint, type Who } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import { perform, stage } from '#tests/functional/roles/perform'
import { createPlayer } from '#tests/helpers/players'

const cases = endpoints.flatMap((endpoint) =>
  CALLERS.map((who) => ({
    endpoint,
    who,
    title: `${endpoint.route}, ${who}: ${endpoint.answers[who].status}`,
  }))
)

test.group('The table of endpoints and roles', () => {
  test('has one row for every endpoint of the router', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    for (const { name, pattern } of routes) assert.isDefined(name, `${pattern} has no name`)
    const names = routes.map(({ name }) => name!)
    const rows = endpoints.map(({ route }) => route)
    const without = names.filter((name) => !rows.includes(name))
    const unknown = rows.filter((name) => !names.includes(name))
    const twice = rows.filter((name, index) => rows.indexOf(name) !== index)
    assert.deepEqual({ without, unknown, twice }, { without: [], unknown: [], twice: [] })
  })

  test('lets every endpoint succeed for somebody', ({ assert }) => {
    const dead = endpoints.filter(({ answers }) =>
      CALLERS.every((who) => answers[who].status >= 400)
    )
    assert.deepEqual(dead, [])
  })

  test('agrees with what each endpoint says of itself', async ({ assert }) => {
    for (const { route, answers } of endpoints) {
      const operation = await operationOf(router.findOrFail(route).handler)
      const turnedAway = operation ? TURNED_AWAY[operation.auth] : []
      for (const who of CALLERS) {
        const { code } = answers[who]
        const atTheDoor = code === 'E_UNAUTHORIZED' || code === 'E_FORBIDDEN'
        if (turnedAway.includes(who)) assert.isTrue(atTheDoor, `${route} lets a ${who} in`)
        else assert.notEqual(code, 'E_UNAUTHORIZED', `${route} does not know a ${who}`)
      }
    }
  })
})

test.group('An admin whose e-mail is not verified', () => {
  for (const endpoint of endpoints) {
    const { player, superadmin } = endpoint.answers
    if (player.status !== 403 || superadmin.status >= 400) continue
    test(`${endpoint.route} is closed to them`, async ({ client, assert }) => {
      const scene = await stage(endpoint, 'superadmin')
      const unverified = await createPlayer({
        roles: ['admin', 'superadmin'],
        emailVerified: false,
      })
      const { response, writes } = await perform(client, endpoint, { ...scene, caller: unverified })
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN', message: 'Verify your email first' })
      assert.deepEqual(writes, [])
    })
  }
})

/** Who is turned away at the door, by what the endpoint says of itself. */
const TURNED_AWAY: Record<Operation['auth'], readonly Who[]> = {
  public: [],
  optional: [],
  refresh: [],
  oneTime: [],
  player: ['stranger'],
  creator: ['stranger', 'player', 'other', 'admin', 'superadmin'],
  creatorOrAdmin: ['stranger', 'player', 'other'],
  admin: ['stranger', 'player', 'other', 'creator'],
  superadmin: ['stranger', 'player', 'other', 'creator', 'admin'],
}

test.group('By role', () => {
  test('{title}')
    .with(cases)
    .run(async ({ client, assert }, { endpoint, who }: { endpoint: AnyEndpoint; who: Who }) => {
      const scene = await stage(endpoint, who)
      const before = await endpoint.changes?.(scene)
      const { response, writes } = await perform(client, endpoint, scene)
      const { status, code } = endpoint.answers[who]
      assert.equal(response.status(), status, response.text())
      const refused = status >= 400
      if (code !== undefined) assert.equal(response.body().code, code)

      if (refused || !endpoint.changes) assert.deepEqual(writes, [], 'something was written')
      const after = await endpoint.changes?.(scene)
      if (refused) assert.deepEqual(after, before, 'a refusal changed something')
      else if (endpoint.changes) assert.notDeepEqual(after, before, 'nothing changed')

      if (refused || !endpoint.namesOthers) {
        const others = Object.values(scene.cast).filter(({ id }) => id !== scene.caller?.id)
        // A picture has no text.
        const text = response.text() ?? ''
        for (const { email } of others) assert.notInclude(text, email)
      }
      if (!refused) endpoint.shows?.({ ...scene, assert, response })
    })
})

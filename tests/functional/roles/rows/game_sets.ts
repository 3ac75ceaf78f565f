import db from '@adonisjs/lucid/services/db'
import { givenGame } from '#tests/fixtures/games'
import { givenGameSet } from '#tests/fixtures/playlists'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

const setBody = (gameIds: readonly string[]) => ({
  name: 'Another set',
  partnerId: 'default',
  gameIds,
  startAt: '2026-01-01T00:00:00Z',
  endAt: '2026-01-08T00:00:00Z',
})

async function givenSet() {
  const gameIds = [(await givenGame()).id]
  const { id } = await givenGameSet({ gameIds })
  return { id, gameIds }
}

const listSets = () => db.from('game_sets').orderBy('id')

export const gameSetsRows: readonly AnyEndpoint[] = [
  endpoint<{ gameIds: string[] }>({
    route: 'game_sets.admin.create',
    given: givenSet,
    call: ({ given }) => ({ body: setBody(given.gameIds) }),
    answers: admins(201),
    changes: listSets,
    shows: ({ assert, response, given }) =>
      assert.deepEqual(response.body().gameIds, given.gameIds),
  }),
  endpoint<{ id: string }>({
    route: 'game_sets.admin.list',
    given: givenSet,
    answers: admins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'game_sets.admin.of_partner',
    given: givenSet,
    call: () => ({ params: { id: 'default' } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'game_sets.admin.show',
    given: givenSet,
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string; gameIds: string[] }>({
    route: 'game_sets.admin.replace',
    given: givenSet,
    call: ({ given: { id, gameIds } }) => ({ params: { id }, body: setBody(gameIds) }),
    answers: admins(),
    changes: listSets,
    shows: ({ assert, response }) => assert.equal(response.body().name, 'Another set'),
  }),
  endpoint<{ id: string }>({
    route: 'game_sets.admin.remove',
    given: givenSet,
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    changes: listSets,
  }),
]

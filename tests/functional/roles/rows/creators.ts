import db from '@adonisjs/lucid/services/db'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { creators, creatorsAndAdmins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

const madeBy =
  (table: string) =>
  ({ cast }: { cast: Cast }) =>
    db.from(table).where('creator_id', cast.creator.id).orderBy('id')

/** A playlist of the creator's that one game is found for. */
async function givenList({ creator }: Cast): Promise<{ id: string }> {
  const { categoryId } = await givenGame({ categoryId: (await givenCategory()).id })
  const rules = { categoryIds: [categoryId], autofill: true }
  const { id } = await givenPlaylist({ creatorId: creator.id, rules })
  return { id }
}

const givenOwnWidget = async ({ creator }: Cast) => {
  const { id } = await givenWidget({ creatorId: creator.id })
  return { id }
}

/** What creators make: others do not learn of it, and admins look at it only. */
export const creatorsRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'playlists.own.create',
    call: () => ({ body: { name: 'A list' } }),
    answers: creators(201),
    changes: madeBy('playlists'),
    shows: ({ assert, response, caller }) => assert.equal(response.body().creatorId, caller!.id),
  }),
  endpoint<{ id: string }>({
    route: 'playlists.own.list',
    given: givenList,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'playlists.own.show',
    given: givenList,
    call: ({ given }) => ({ params: given }),
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'playlists.own.edit',
    given: givenList,
    call: ({ given }) => ({ params: given, body: { name: 'Another' } }),
    answers: creators(),
    changes: madeBy('playlists'),
    shows: ({ assert, response }) => assert.equal(response.body().name, 'Another'),
  }),
  endpoint<{ id: string }>({
    route: 'playlists.own.refresh',
    given: givenList,
    call: ({ given }) => ({ params: given }),
    answers: creators(),
    changes: madeBy('playlists'),
    shows: ({ assert, response }) => assert.lengthOf(response.body().autofilledGameIds, 1),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.own.create',
    given: givenList,
    call: ({ given }) => ({ body: { name: 'A widget', type: 'inline', playlistId: given.id } }),
    answers: creators(201),
    changes: madeBy('widgets'),
    shows: ({ assert, response, caller }) => assert.equal(response.body().creatorId, caller!.id),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.own.list',
    given: givenOwnWidget,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.own.show',
    given: givenOwnWidget,
    call: ({ given }) => ({ params: given }),
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.own.edit',
    given: givenOwnWidget,
    call: ({ given }) => ({ params: given, body: { active: false } }),
    answers: creators(),
    changes: madeBy('widgets'),
    shows: ({ assert, response }) => assert.isFalse(response.body().active),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.own.remove',
    given: givenOwnWidget,
    call: ({ given }) => ({ params: given }),
    answers: creators(),
    changes: madeBy('widgets'),
  }),
]

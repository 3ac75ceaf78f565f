import db from '@adonisjs/lucid/services/db'
import { givenCreatorRecord } from '#tests/fixtures/creators'
import { givenCategory, givenGame, gameBody } from '#tests/fixtures/games'
import { admins, creators, creatorsAndAdmins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

interface Given {
  id: string
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A private game of the creator: whoever sees it sees what is theirs alone. */
const ofCreator = async ({ creator }: Cast): Promise<Given> => ({
  id: (await givenGame({ creatorId: creator.id, isPrivate: true })).id,
})

/** A prediction of the creator that waits for its result. */
async function waiting({ creator }: Cast): Promise<Given> {
  const { id } = await givenGame({ creatorId: creator.id, gameType: 'PREDICTION' })
  await db.from('games').where({ id }).update({ state: 'waiting_for_declaration' })
  return { id }
}

const inCategory = async () => ({ categoryId: (await givenCategory()).id })
const gamesIn = ({ given }: { given: { categoryId: string } }) =>
  db.from('games').where('category_id', given.categoryId)
const gameOf = ({ given }: { given: Given }) => db.from('games').where('id', given.id)
const byId = ({ given }: { given: Given }) => ({ params: { id: given.id } })

/** Who makes games, and who runs them. */
export const gamesRows: readonly AnyEndpoint[] = [
  endpoint<{ categoryId: string }>({
    route: 'games.own.create',
    given: inCategory,
    call: ({ given }) => ({ body: gameBody(given.categoryId) }),
    answers: creators(201),
    changes: gamesIn,
    shows: ({ assert, response, caller }) => assert.equal(response.body().creatorId, caller!.id),
  }),
  endpoint<Given>({
    route: 'games.own.list',
    given: ofCreator,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<Given>({
    route: 'games.own.show',
    given: ofCreator,
    call: byId,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, cast }) => assert.equal(response.body().creatorId, cast.creator.id),
  }),
  endpoint<Given>({
    route: 'games.own.edit',
    given: ofCreator,
    call: (scene) => ({ ...byId(scene), body: { gameTitle: 'Another title' } }),
    answers: creators(),
    changes: gameOf,
    shows: ({ assert, response }) => assert.equal(response.body().gameTitle, 'Another title'),
  }),
  endpoint<Given>({
    route: 'games.own.remove',
    given: ofCreator,
    call: byId,
    answers: creators(),
    changes: gameOf,
  }),
  endpoint<Given>({
    route: 'games.own.declare',
    given: waiting,
    call: (scene) => ({ ...byId(scene), body: { correctAnswer: 'A' } }),
    answers: creators(),
    changes: gameOf,
    shows: ({ assert, response }) => assert.equal(response.body().correctAnswer, 'A'),
  }),
  endpoint<{ categoryId: string }>({
    route: 'games.admin.create',
    given: async ({ creator }) => {
      await givenCreatorRecord(creator)
      return inCategory()
    },
    call: ({ given, cast }) => ({
      body: { ...gameBody(given.categoryId), creatorId: cast.creator.id },
    }),
    answers: admins(201),
    changes: gamesIn,
    shows: ({ assert, response, cast }) => assert.equal(response.body().creatorId, cast.creator.id),
  }),
  endpoint<Given>({
    route: 'games.admin.list',
    given: ofCreator,
    answers: admins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<Given>({
    route: 'games.admin.details',
    given: ofCreator,
    call: ({ given }) => ({ query: { ids: given.id } }),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(idsOf(response.body().items), [given.id]),
  }),
  endpoint<Given>({
    route: 'games.admin.show',
    given: ofCreator,
    call: byId,
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<Given>({
    route: 'games.admin.edit',
    given: ofCreator,
    call: (scene) => ({ ...byId(scene), body: { state: 'quarantined' } }),
    answers: admins(),
    changes: gameOf,
    shows: ({ assert, response }) => assert.equal(response.body().state, 'quarantined'),
  }),
  endpoint<Given>({
    route: 'games.admin.declare',
    given: waiting,
    call: (scene) => ({ ...byId(scene), body: { correctAnswer: 'B' } }),
    answers: admins(),
    changes: gameOf,
    shows: ({ assert, response }) => assert.equal(response.body().correctAnswer, 'B'),
  }),
  endpoint<Given>({
    route: 'games.admin.cancel',
    given: ofCreator,
    call: byId,
    answers: admins(),
    changes: gameOf,
    shows: ({ assert, response }) => assert.equal(response.body().state, 'canceled'),
  }),
]

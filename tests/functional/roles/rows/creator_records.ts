import db from '@adonisjs/lucid/services/db'
import { admins, creators } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { givenCreatorRecord } from '#tests/fixtures/creators'

const recordOf = ({ creator }: Cast) => db.from('creators').where('user_id', creator.id)
const given = ({ creator }: Cast) => givenCreatorRecord(creator)

export const creatorRecordRows: readonly AnyEndpoint[] = [
  endpoint<void>({
    route: 'creators.list',
    given,
    answers: creators(),
    shows: ({ assert, response, caller }) =>
      assert.containsSubset(response.body()[0], { id: caller!.id, isMe: true }),
  }),
  endpoint<void>({
    route: 'creators.edit',
    given,
    call: () => ({ body: { profileColor: 'abcdef' } }),
    answers: creators(),
    changes: ({ cast }) => recordOf(cast),
    shows: ({ assert, response, caller }) => assert.equal(response.body().id, caller!.id),
  }),
  endpoint<void>({
    route: 'creators.admin.list',
    given,
    call: ({ cast }) => ({ query: { search: cast.creator.username } }),
    answers: admins(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().items[0].id, cast.creator.id),
  }),
  endpoint<void>({
    route: 'creators.admin.show',
    given,
    call: ({ cast }) => ({ params: { id: cast.creator.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) => assert.equal(response.body().id, cast.creator.id),
  }),
  endpoint<void>({
    route: 'creators.admin.edit',
    given: async (cast) => {
      await given(cast)
      await givenCreatorRecord(cast.other)
    },
    call: ({ cast }) => ({
      params: { id: cast.creator.id },
      body: { hostBps: 1_000, partnerName: 'A paper', parentId: cast.other.id },
    }),
    answers: admins(),
    changes: ({ cast }) => recordOf(cast),
    shows: ({ assert, response }) => assert.equal(response.body().hostBps, 1_000),
  }),
]

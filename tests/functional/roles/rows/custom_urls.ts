import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { givenCreatorRecord } from '#tests/fixtures/creators'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenWidget } from '#tests/fixtures/widgets'
import { admins, creators, creatorsAndAdmins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function givenName({ creator }: Cast): Promise<{ id: string }> {
  const { id: widgetId } = await givenWidget({ creatorId: creator.id })
  const { id } = await givenCustomUrl({ creatorId: creator.id, widgetId })
  return { id }
}

const namesOf = ({ cast }: { cast: Cast }) =>
  db.from('custom_urls').where('creator_id', cast.creator.id).orderBy('id')

/** Short names of creators' widgets. */
export const customUrlsRows: readonly AnyEndpoint[] = [
  endpoint<{ widgetId: string }>({
    route: 'custom_urls.own.create',
    given: async ({ creator }) => ({
      widgetId: (await givenWidget({ creatorId: creator.id })).id,
    }),
    call: ({ given }) => ({ body: { ...given, url: `n-${newId()}` } }),
    answers: creators(201),
    changes: namesOf,
    shows: ({ assert, response, caller }) => assert.equal(response.body().creatorId, caller!.id),
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.own.list',
    given: givenName,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.own.show',
    given: givenName,
    call: ({ given }) => ({ params: given }),
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.own.edit',
    given: givenName,
    call: ({ given }) => ({ params: given, body: { active: false } }),
    answers: creators(),
    changes: namesOf,
    shows: ({ assert, response }) => assert.isFalse(response.body().active),
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.own.remove',
    given: givenName,
    call: ({ given }) => ({ params: given }),
    answers: creators(),
    changes: namesOf,
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.admin.list',
    given: givenName,
    answers: admins(),
    shows: ({ assert, response, given }) => assert.include(idsOf(response.body().items), given.id),
  }),
  endpoint<{ id: string }>({
    route: 'custom_urls.admin.edit',
    given: async (cast) => {
      await givenCreatorRecord(cast.creator)
      return givenName(cast)
    },
    call: ({ given, cast }) => ({
      params: given,
      body: { active: false, creatorId: cast.creator.id },
    }),
    answers: admins(),
    changes: namesOf,
    shows: ({ assert, response }) => assert.isTrue(response.body().locked),
  }),
]

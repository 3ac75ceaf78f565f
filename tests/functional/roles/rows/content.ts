import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { givenCategory } from '#tests/fixtures/games'
import { admins, creatorsAndAdmins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

const categoryOf = ({ given }: { given: { id: string } }) => db.from('categories').where(given)

/** What admins keep in order for everybody. */
export const contentRows: readonly AnyEndpoint[] = [
  endpoint<null>({
    route: 'widgets.console',
    given: async () => null,
    answers: creatorsAndAdmins(),
    shows: ({ assert, response, cast, caller }) => {
      const { reach, givesRoles } = response.body()
      assert.equal(reach, caller!.id === cast.creator.id ? 'own' : 'everybody')
      assert.equal(givesRoles, caller!.id === cast.superadmin.id)
    },
  }),
  endpoint<{ slug: string }>({
    route: 'categories.admin.create',
    given: async () => ({ slug: `c-${newId()}` }),
    call: ({ given }) => ({ body: { ...given, categoryName: given.slug, language: 'en-us' } }),
    answers: admins(201),
    changes: ({ given }) => db.from('categories').where(given),
    shows: ({ assert, response, given }) => assert.equal(response.body().slug, given.slug),
  }),
  endpoint<{ id: string }>({
    route: 'categories.admin.list',
    given: async () => ({ id: (await givenCategory()).id }),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.include(
        response.body().map(({ id }: { id: string }) => id),
        given.id
      ),
  }),
  endpoint<{ id: string }>({
    route: 'categories.admin.show',
    given: async () => ({ id: (await givenCategory()).id }),
    call: ({ given }) => ({ params: given }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'categories.admin.edit',
    given: async () => ({ id: (await givenCategory()).id }),
    call: ({ given }) => ({ params: given, body: { active: false } }),
    answers: admins(),
    changes: categoryOf,
    shows: ({ assert, response }) => assert.isFalse(response.body().active),
  }),
  endpoint<{ id: string }>({
    route: 'categories.admin.remove',
    given: async () => ({ id: (await givenCategory()).id }),
    call: ({ given }) => ({ params: given }),
    answers: admins(),
    changes: categoryOf,
  }),
]

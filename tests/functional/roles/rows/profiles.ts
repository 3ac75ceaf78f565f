import db from '@adonisjs/lucid/services/db'
import { everybody, owner, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

export const profilesRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'profiles.own',
    answers: signedIn(),
    shows: ({ assert, response, caller }) => {
      assert.equal(response.body().id, caller!.id)
      assert.equal(response.body().email, caller!.email)
    },
  }),
  endpoint({
    route: 'profiles.show',
    call: ({ cast }) => ({ params: { id: cast.player.id } }),
    answers: signedIn(),
    shows: ({ assert, response, cast }) => {
      assert.equal(response.body().id, cast.player.id)
      assert.sameMembers(Object.keys(response.body()), ['id', 'username', 'avatar', 'profileColor'])
    },
  }),
  endpoint({
    route: 'profiles.username_available',
    call: ({ cast }) => ({ body: { username: cast.player.username } }),
    answers: everybody(),
    shows: ({ assert, response }) =>
      assert.deepEqual(response.body(), { available: false, reason: 'taken' }),
  }),
  endpoint({
    route: 'profiles.update',
    call: () => ({ body: { profileColor: '0a0b0c' } }),
    answers: signedIn(),
    changes: ({ caller }) =>
      db
        .from('users')
        .where('profile_color', '0a0b0c')
        .where('id', caller?.id ?? NOBODY)
        .select('id'),
    shows: ({ assert, response, caller }) => assert.equal(response.body().id, caller!.id),
  }),
  endpoint({
    route: 'profiles.leagues',
    call: ({ cast }) => ({ params: { id: cast.player.id } }),
    answers: owner(),
  }),
  endpoint({
    route: 'personal_information.own',
    answers: signedIn(),
    shows: ({ assert, response }) => assert.equal(response.body().birthday, '1990-05-17'),
  }),
  endpoint({
    route: 'personal_information.update',
    call: ({ who }) => ({ body: { city: `City of ${who}` } }),
    answers: signedIn(),
    changes: () => db.from('personal_information').orderBy('user_id'),
    shows: ({ assert, response, who }) => assert.equal(response.body().city, `City of ${who}`),
  }),
]

const NOBODY = '00000000-0000-0000-0000-000000000000'

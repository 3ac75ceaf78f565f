import db from '@adonisjs/lucid/services/db'
import { signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

export const ownAccountRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'profiles.export',
    answers: signedIn(),
    shows: ({ assert, response, caller }) =>
      assert.equal(response.body().profile.email, caller!.email),
  }),
  endpoint({
    route: 'auth.close_own_account',
    call: () => ({ body: {} }),
    answers: signedIn(),
    changes: () => db.from('users').where('status', 'deleted').select('id').orderBy('id'),
  }),
]

import db from '@adonisjs/lucid/services/db'
import { everybody, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Scene } from '#tests/functional/roles/endpoint'
import { PASSWORD, signUpForm } from '#tests/helpers/visitor'
import { mailedRows } from '#tests/functional/roles/rows/auth_mailed'
import { givenPassword } from '#tests/fixtures/passwords'

const sessionsOf = ({ id }: { id: string }) =>
  db.from('refresh_families').where('user_id', id).orderBy('id')

const ownSession = ({ cast, caller }: Scene<unknown>) => ({
  token: (caller ?? cast.player).refreshToken,
})

export const authRows: readonly AnyEndpoint[] = [
  endpoint<{ email: unknown }>({
    route: 'auth.signup',
    given: async () => signUpForm() as { email: unknown },
    call: ({ given }) => ({ body: given }),
    answers: everybody(201),
    changes: ({ given }) => db.from('users').where('email', String(given.email)),
    shows: ({ assert, response, given }) => assert.equal(response.body().email, given.email),
  }),
  endpoint({
    route: 'auth.login',
    given: ({ player }) => givenPassword(player),
    call: ({ cast }) => ({ body: { email: cast.player.email, password: PASSWORD } }),
    answers: everybody(),
    changes: ({ cast }) => sessionsOf(cast.player),
    shows: ({ assert, response, cast }) => assert.equal(response.body().email, cast.player.email),
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.refresh',
    call: ownSession,
    answers: everybody(),
    changes: async ({ caller, cast }) =>
      db
        .from('access_tokens')
        .where('user_id', (caller ?? cast.player).id)
        .orderBy('id'),
    shows: ({ assert, response, cast, caller }) =>
      assert.equal(response.body().email, (caller ?? cast.player).email),
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.logout',
    call: ownSession,
    answers: everybody(),
    changes: ({ caller, cast }) => sessionsOf(caller ?? cast.player),
  }),
  endpoint({
    route: 'auth.proof',
    answers: signedIn(),
    shows: ({ assert, response }) => assert.equal(response.body().by, 'sign_in'),
  }),
  endpoint({
    route: 'auth.give_proof',
    given: async (cast) => {
      for (const somebody of Object.values(cast)) await givenPassword(somebody)
    },
    call: () => ({ body: { password: PASSWORD } }),
    answers: signedIn(),
    changes: async ({ caller }) => (caller ? sessionsOf(caller) : []),
    shows: ({ assert, response }) => assert.equal(response.body().by, 'password'),
  }),
  ...mailedRows,
]

import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { everybody, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { PASSWORD, signUpForm } from '#tests/helpers/visitor'

const NEW_PASSWORD = 'Another-horse-9'
const newPassword = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }

const tokenFor = (purpose: 'verify_email' | 'reset_password') => (cast: Cast) =>
  givenToken({ purpose, userId: cast.player.id, email: cast.player.email })

const wishes = (topic: string) => db.from('outbox').where('topic', topic).orderBy('id').select('id')

const passwordOf = ({ id }: { id: string }) => db.from('credentials').where('user_id', id)

/** Sign-up by e-mail alone, the links that mails carry, and what else belongs to a password. */
export const mailedRows: readonly AnyEndpoint[] = [
  endpoint<string>({
    route: 'auth.quick_signup',
    given: async () => `${newId()}@example.com`,
    call: ({ given }) => ({ body: { email: given } }),
    answers: everybody(201),
    changes: ({ given }) => db.from('users').where('email', given),
    shows: ({ assert, response, given }) => {
      assert.sameMembers(Object.keys(response.body()), ['userId', 'email'])
      assert.equal(response.body().email, given)
    },
  }),
  endpoint<{ token: string; email: string }>({
    route: 'auth.confirm_invite',
    given: async () => {
      const email = `${newId()}@example.com`
      const invite = { purpose: 'invite', userId: null, email, roles: ['creator'] } as const
      return { email, token: await givenToken({ ...invite, roles: ['creator'] }) }
    },
    call: ({ given }) => {
      const { username, password, tosSigned } = signUpForm()
      return { token: given.token, body: { username, password, tosSigned } }
    },
    answers: everybody(201),
    changes: ({ given }) => db.from('users').where('email', given.email),
    shows: ({ assert, response }) => assert.deepEqual(response.body().roles, ['player', 'creator']),
  }),
  endpoint({
    route: 'auth.reset_password',
    call: ({ cast }) => ({ body: { email: cast.player.email } }),
    answers: everybody(),
    changes: () => wishes('auth.password_link'),
  }),
  endpoint<string>({
    route: 'auth.check_reset_token',
    given: tokenFor('reset_password'),
    call: ({ given }) => ({ token: given }),
    answers: everybody(),
    namesOthers: true,
  }),
  endpoint<string>({
    route: 'auth.set_new_password',
    given: tokenFor('reset_password'),
    call: ({ given }) => ({ token: given, body: newPassword }),
    answers: everybody(),
    changes: ({ cast }) => passwordOf(cast.player),
    namesOthers: true,
  }),
  endpoint<string>({
    route: 'auth.check_verify_token',
    given: tokenFor('verify_email'),
    call: ({ given }) => ({ token: given }),
    answers: everybody(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().username, cast.player.username),
  }),
  endpoint<string>({
    route: 'auth.verify_email',
    given: tokenFor('verify_email'),
    call: ({ given }) => ({ token: given }),
    answers: everybody(),
    changes: ({ cast }) => db.from('users').where('id', cast.player.id),
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.resend_email_verification',
    call: ({ cast }) => ({ body: { email: cast.player.email, userId: cast.player.id } }),
    answers: everybody(),
    changes: () => wishes('auth.verification'),
  }),
  endpoint({
    route: 'auth.validate_email',
    call: ({ cast }) => ({ body: { email: cast.player.email } }),
    answers: everybody(),
    shows: ({ assert, response }) =>
      assert.deepEqual(response.body(), { valid: true, available: false }),
  }),
  endpoint({
    route: 'auth.change_password',
    given: async (cast) => {
      for (const player of Object.values(cast)) await givenPassword(player)
      return undefined
    },
    call: () => ({ body: { old_password: PASSWORD, ...newPassword } }),
    answers: signedIn(),
    changes: ({ caller, cast }) => passwordOf(caller ?? cast.player),
  }),
  endpoint({
    route: 'auth.sign_tos',
    answers: signedIn(),
    changes: ({ caller, cast }) =>
      db.from('terms_acceptances').where('user_id', (caller ?? cast.player).id),
  }),
]

import db from '@adonisjs/lucid/services/db'
import { sealDemoAnswer } from '#demo/account/demo_driver'
import { newSecret } from '#auth/social/flow'
import { everybody, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenHandoff } from '#tests/fixtures/handoffs'
import { newWindow } from '#tests/helpers/social/back_again'

/** Signing in elsewhere begins and ends in a browser, and knows no session: whoever comes gets the same. */
export const socialRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'auth.social.start',
    call: () => ({ params: { provider: 'google' } }),
    answers: everybody(302),
  }),
  ...['auth.social.finish', 'auth.social.finish_by_form'].map((route) =>
    endpoint({
      route,
      call: () => ({ params: { provider: 'google' }, query: { code: 'c', state: newSecret() } }),
      answers: everybody(303),
      shows: ({ assert, response }) =>
        assert.equal(response.header('location'), '/auth?error=provider_error'),
    })
  ),
  endpoint({
    route: 'auth.social.start_for_window',
    call: () => ({ params: { provider: 'google' } }),
    answers: everybody(303),
    shows: ({ assert, response }) =>
      assert.equal(response.header('location'), '/auth?error=provider_error'),
  }),
  endpoint<ReturnType<typeof newWindow>>({
    route: 'auth.handoff',
    given: async ({ player }) => {
      const waiting = newWindow()
      await givenHandoff({ userId: player.id, state: waiting.state })
      return waiting
    },
    call: ({ given }) => ({ params: { state: given.state }, token: given.verifier }),
    answers: everybody(),
    changes: ({ cast }) => db.from('refresh_families').where('user_id', cast.player.id),
    shows: ({ assert, response }) => assert.match(response.body().refreshToken, /^rt_/),
  }),
  endpoint<string>({
    route: 'auth.give_session',
    given: async () => newSecret(),
    call: ({ given }) => ({ body: { state: given } }),
    answers: signedIn(),
    changes: ({ caller }) => {
      const handoffs = db.from('social_handoffs').count('* as count')
      return caller ? handoffs.where('user_id', caller.id) : handoffs
    },
  }),
  endpoint<string>({
    route: 'auth.microsoft_rewards',
    given: async () => sealDemoAnswer({ email: `${newSecret()}@example.com`, nonce: newSecret() }),
    call: ({ given }) => ({ body: { token: given } }),
    answers: { ...everybody(201), stranger: { status: 200 } },
    changes: ({ caller }) =>
      caller
        ? db.from('social_identities').where('user_id', caller.id)
        : db.from('social_identities').count('* as count'),
  }),
  endpoint({
    route: 'demo.account',
    call: () => ({
      params: { provider: 'apple' },
      query: { state: newSecret(), nonce: newSecret() },
    }),
    answers: everybody(),
    shows: ({ assert, response }) => assert.include(response.text(), 'Apple is not asked'),
  }),
]

import { test } from '@japa/runner'
import env from '#start/env'
import { backAgain } from '#tests/helpers/social/back_again'
import { takeOver } from '#tests/helpers/social/round_trip'
import { givenPartnerHost } from '#tests/fixtures/partner_hosts'
import { givenDefaultScreens } from '#tests/fixtures/platform_screens'

test.group('Where a sign-in leads back to', (group) => {
  group.setup(() => givenDefaultScreens())

  test('is {0}')
    .with([
      ['a path of ours', '/profile?tab=1', '/profile?tab=1'],
      ['no other host', 'https://evil.example/', null],
      ['no host by two slashes', '//evil.example', null],
      ['no host by a backslash', String.raw`/\evil.example`, null],
      ['no host behind a tab', '/\t/evil.example', null],
      ['no script', 'javascript:alert(1)', null],
      ['no host that begins like ours', `${env.get('APP_URL')}.evil.example/`, null],
      ['no host behind our name', 'https://127.0.0.1@evil.example/', null],
      ['a widget below a payload', '/go/e30/widget/w1', '/go/e30/widget/w1'],
      ['a page below a payload', '/go/e30/profile', '/go/e30/profile'],
      [
        'a page without its payload, which is too long',
        `/go/${'a'.repeat(1_500)}/profile`,
        '/profile',
      ],
      ['no page that does not exist', '/nothing', null],
      ['no page that says a game waits', '/profile?waits=x', null],
      ['no such page among other words', `/profile?tab=1&waits=${'s'.repeat(43)}&lang=en-us`, null],
      ['no such page in full', `${env.get('APP_URL')}/profile?waits=x`, null],
      ['no such page with an encoded letter', '/profile?%77aits=x', null],
      ['no such page without a value', '/profile?waits', null],
      ['no such page by a second question mark', '/profile?&&waits=x', null],
      ['no such page below a payload', '/go/e30/profile?waits=x', null],
      ['no such widget', '/widget/w1?waits=x', null],
      ['no such start', '/?waits=x', null],
      [
        'a page that is asked for something like it',
        '/profile?waits2=x#waits=y',
        '/profile?waits2=x#waits=y',
      ],
      ['no other sign-in', '/auth/google?state=x', null],
      ['no other sign-in in full', `${env.get('APP_URL')}/auth/google?state=x`, null],
      ['no other sign-in below the API prefix', '/api/auth/google?state=x', null],
      ['no other sign-in behind dots', '/x/../auth/google?state=x', null],
      ['no other sign-in behind encoded dots', '/x/%2e%2e/auth/google?state=x', null],
      ['no other sign-in with an encoded letter', '/%61uth/google?state=x', null],
      ['no other sign-in behind backslashes', String.raw`/x\..\auth\google?state=x`, null],
      ['no other sign-in over two lines', '/au\nth/google?state=x', null],
      ['no other sign-in below a payload', '/go/e30/auth/google?state=x', null],
      ['no other sign-in behind a payload', '/go/e30/../../auth/google?state=x', null],
      ['no endpoint', '/v1/profiles', null],
      ['no file', '/uploads/x.svg', null],
      ['no page of signing in', '/go/e30/auth', null],
      ['nothing without end', `/${'a'.repeat(2_000)}`, null],
    ] as [string, string, string | null][])
    .run(async ({ assert, cleanup }, [, wanted, expected]) => {
      const { walker, callback } = await backAgain(cleanup, { returnUrl: wanted })
      assert.equal((await takeOver(walker, callback)).returnUrl, expected)
    })

  test("is a partner's page over https, and brings it no token", async ({ assert, cleanup }) => {
    const host = await givenPartnerHost()
    for (const [wanted, expected] of [
      [`https://${host}/story`, `https://${host}/story`],
      [`http://${host}/story`, null],
    ] as const) {
      const { walker, callback } = await backAgain(cleanup, { returnUrl: wanted })
      const { returnUrl, refreshToken } = await takeOver(walker, callback)
      assert.equal(returnUrl, expected)
      assert.notInclude(returnUrl ?? '', refreshToken!)
    }
  })
})

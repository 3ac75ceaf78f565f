import { test } from '@japa/runner'
import env from '#start/env'
import { backAgain, FROM_OUR_PAGE } from '#tests/helpers/social/back_again'
import { takeOver } from '#tests/helpers/social/round_trip'
import { givenPartnerHost } from '#tests/fixtures/partner_hosts'

test.group('Where a sign-in leads back to', () => {
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
      ['no other sign-in', '/auth/google?state=x', null],
      ['no page of signing in', '/go/e30/auth', null],
      ['nothing without end', `/${'a'.repeat(2_000)}`, null],
    ] as [string, string, string | null][])
    .run(async ({ assert, cleanup }, [, wanted, expected]) => {
      const query = `&returnUrl=${encodeURIComponent(wanted)}`
      const { walker, callback } = await backAgain(cleanup, FROM_OUR_PAGE, query)
      assert.equal((await takeOver(walker, callback)).returnUrl, expected)
    })

  test("is a partner's page over https, and brings it no token", async ({ assert, cleanup }) => {
    const host = await givenPartnerHost()
    for (const [wanted, expected] of [
      [`https://${host}/story`, `https://${host}/story`],
      [`http://${host}/story`, null],
    ] as const) {
      const query = `&returnUrl=${encodeURIComponent(wanted)}`
      const { walker, callback } = await backAgain(cleanup, FROM_OUR_PAGE, query)
      const { returnUrl, refreshToken } = await takeOver(walker, callback)
      assert.equal(returnUrl, expected)
      assert.notInclude(returnUrl ?? '', refreshToken!)
    }
  })
})

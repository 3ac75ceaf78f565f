import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'

/** What no field of ours should choke on; PostgreSQL takes no NUL, and no half of a pair is UTF-8. */
const TEXTS = ['a\u0000b', '\ud800', '\u202eabc', "'; drop table users; --", 'x'.repeat(100_000)]

test.group('Hostile text', () => {
  test('is no reason to fail in a search')
    .with(['/admin/auth/users', '/v1/admin/profiles'])
    .run(async ({ client, assert }, path) => {
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      for (const text of TEXTS.map((one) => one.slice(0, 300).toWellFormed())) {
        for (const name of ['search', 'start', 'status']) {
          const response = await client
            .get(path)
            .bearerToken(accessToken)
            .qs({ [name]: text })
          assert.include([200, 422], response.status(), `${name}=${JSON.stringify(text)}`)
        }
      }
    })

  test('is no reason to fail in {0}')
    .with([
      ['an invite', 'post', () => '/admin/auth/invite', ['email', 'language']],
      ['an account', 'patch', (id) => `/admin/auth/users/${id}`, ['email', 'state', 'payoutEmail']],
      ['terms', 'post', (id) => `/admin/auth/users/${id}/set_creator`, ['partnerName', 'parentId']],
      ['a role', 'post', (id) => `/superadmin/auth/role/${id}`, ['role']],
      ['a profile', 'patch', (id) => `/v1/admin/profiles/${id}`, ['username', 'birthday']],
    ] as [string, 'post' | 'patch', (id: string) => string, string[]][])
    .run(async ({ client, assert }, [, method, pathOf, fields]) => {
      const { accessToken } = await createPlayer({ roles: ['superadmin'] })
      for (const field of fields) {
        for (const value of [...TEXTS, 7, true, [], {}, [[]], { toString: 'x' }]) {
          const { id } = await createPlayer()
          const sent = { email: `h${id}@example.com`, roles: ['creator'], [field]: value }
          const body = field === 'email' || method === 'post' ? sent : { [field]: value }
          const response = await client[method](pathOf(id)).bearerToken(accessToken).json(body)
          const told = `${field}=${JSON.stringify(value).slice(0, 40)}: ${response.text()}`
          assert.include([200, 201, 422], response.status(), told)
        }
      }
    })
})

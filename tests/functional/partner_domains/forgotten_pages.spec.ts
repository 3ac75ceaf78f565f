import { test } from '@japa/runner'
import env from '#start/env'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

/** With an origin a call is never answered from what was sent to others moments ago. */
const ORIGIN = new URL(env.get('APP_URL')).origin

test.group('What pages were told of a partner’s domain', () => {
  test('is read again when the domain changes, and when it goes', async ({ client, assert }) => {
    const [admin, domain] = [await createPlayer({ roles: ['admin'] }), await givenDomain()]
    const { host, distributorId } = domain
    const widget = await givenWidget({ distributorId, isPublic: false })
    const path = `/v1/partner-domain/${domain.id}`
    const ask = async (page: string) => {
      const response = await client
        .get('/v2/embed/bootstrap')
        .header('origin', ORIGIN)
        .qs({ widgetId: widget.id, ref: `https://${page}/` })
      response.assertStatus(200)
      const { hostMode, allowedParentOrigins } = response.body()
      return {
        skipsDisabled: hostMode.flags.skipsDisabled,
        origins: allowedParentOrigins as string[],
      }
    }
    const elsewhere = 'elsewhere.example'
    assert.isFalse((await ask(host)).skipsDisabled)
    assert.include((await ask(elsewhere)).origins, `https://${host}`)

    const body = { host, distributorId, name: 'A site', flags: { skipsDisabled: true } }
    const put = await client.put(path).bearerToken(admin.accessToken).json(body)
    put.assertStatus(200)
    assert.isTrue((await ask(host)).skipsDisabled)

    ;(await client.delete(path).bearerToken(admin.accessToken)).assertStatus(200)
    assert.isFalse((await ask(host)).skipsDisabled)
    assert.notInclude((await ask(elsewhere)).origins, `https://${host}`)
  })
})

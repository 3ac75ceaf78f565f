import { test } from '@japa/runner'
import { media } from '#config/media'
import { givenPartner } from '#tests/fixtures/bundles'
import { aRelease, givenServed } from '#tests/fixtures/remotes'
import { givenPartnersWidget } from '#tests/fixtures/widgets'

const CDN = 'https://cdn.carried.example'

/** A widget of a partner, and the flavour that brings the partner's code. */
async function givenFlavouredWidget() {
  const owner = await givenPartner([CDN])
  const entry = `${CDN}/${owner}/remoteEntry.js`
  await givenServed(owner, aRelease({ owner, entry, preload: [], cards: ['Fact'] }))
  const { id } = await givenPartnersWidget(owner)
  return { path: `/widget/${id}`, flavour: `?flavour=${owner}` }
}

test.group("A page that carries a partner's code", () => {
  test('is sandboxed, reaches no other host, and is a stranger to the windows it opens', async ({
    assert,
    client,
  }) => {
    const { path, flavour } = await givenFlavouredWidget()
    const response = await client.get(path + flavour)
    response.assertStatus(200)
    const policy = String(response.header('content-security-policy'))
    const allowed = 'scripts same-origin forms popups popups-to-escape-sandbox'
    const sandbox = allowed.replaceAll(/\S+/g, 'allow-$&')
    assert.equal(/sandbox ([^;]*);/.exec(policy)?.[1], sandbox)
    // Releases of the platform may stand beside the partner's.
    const remotes =
      /script-src (?:'sha256-[^']*' )?'self' ([^;,]*)/.exec(policy)?.[1]?.split(' ') ?? []
    assert.include(remotes, CDN)
    const hosts = [...remotes, ...media.hosts.map((host) => `https://${host}`)]
    assert.equal(
      response.header('connection-allowlist'),
      `(response-origin ${hosts.map((host) => `"${host}"`).join(' ')}); redirects=allow; webrtc=block`
    )
    assert.equal(response.header('cross-origin-opener-policy'), 'unsafe-none')
  })

  test('is the only one: without the flavour the same widget has none of it', async ({
    assert,
    client,
  }) => {
    const { path } = await givenFlavouredWidget()
    const response = await client.get(path)
    response.assertStatus(200)
    assert.notInclude(String(response.header('content-security-policy')), 'sandbox')
    assert.isUndefined(response.header('connection-allowlist'))
    assert.equal(response.header('cross-origin-opener-policy'), 'same-origin-allow-popups')
  })
})

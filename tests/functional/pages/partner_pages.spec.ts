import { test } from '@japa/runner'
import { media } from '#config/media'
import { givenPartner } from '#tests/fixtures/bundles'
import { aRelease, givenServed } from '#tests/fixtures/remotes'
import { givenPartnersWidget } from '#tests/fixtures/widgets'

const CDN = 'https://cdn.carried.example'

const hashOf = (letter: string) => `sha384-${letter.repeat(64)}`

/** A widget of a partner, and the flavour that brings the partner's code. */
async function givenFlavouredWidget() {
  const owner = await givenPartner([CDN])
  const entry = `${CDN}/${owner}/remoteEntry.js`
  const [preload, files] = ['C', 'D'].map((letter) => [
    { url: `${CDN}/${owner}/${letter}.js`, integrity: hashOf(letter) },
  ])
  const bundle = { entry, integrity: hashOf('A'), preload, files }
  await givenServed(owner, aRelease({ owner, ...bundle, cards: ['Fact'] }))
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
    const remotes = /font-src 'self' ([^;,]*)/.exec(policy)?.[1]?.split(' ') ?? []
    assert.include(remotes, CDN)
    const hosts = [...remotes, ...media.hosts.map((host) => `https://${host}`)]
    assert.equal(
      response.header('connection-allowlist'),
      `(response-origin ${hosts.map((host) => `"${host}"`).join(' ')}); redirects=allow; webrtc=block`
    )
    assert.equal(response.header('cross-origin-opener-policy'), 'unsafe-none')
  })

  test('runs the scripts that the release names, and nothing else of its origin', async ({
    assert,
    client,
  }) => {
    const { path, flavour } = await givenFlavouredWidget()
    const response = await client.get(path + flavour)
    const policy = String(response.header('content-security-policy'))
    const sources = /script-src ([^;,]*)/.exec(policy)?.[1]?.split(' ') ?? []
    for (const letter of ['A', 'C', 'D']) assert.include(sources, `'${hashOf(letter)}'`)
    assert.notInclude(sources, CDN)
  })

  test('runs all of its origin where the release is from before releases named their scripts', async ({
    assert,
    client,
  }) => {
    const owner = await givenPartner([CDN])
    const entry = `${CDN}/${owner}/remoteEntry.js`
    await givenServed(
      owner,
      aRelease({ owner, entry, preload: [], files: undefined, cards: ['Fact'] })
    )
    const { id } = await givenPartnersWidget(owner)
    const response = await client.get(`/widget/${id}?flavour=${owner}`)
    const sources = /script-src ([^;,]*)/.exec(String(response.header('content-security-policy')))
    assert.include(sources?.[1]?.split(' '), CDN)
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

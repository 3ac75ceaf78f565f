import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { addPartner, setTrust } from '#remotes/actions/change_partner'
import { containerOf } from '#remotes/domain/container_of'
import { aPartnerRelease, isStored, PartnerServer } from '#tests/fixtures/bundles'
import { aReleaseOf, givenPartnerOf } from '#tests/fixtures/partners'
import { givenRelease, givenServed, servedVersions } from '#tests/fixtures/remotes'
import { partnerCalls } from '#tests/helpers/partner_calls'
import { createPlayer } from '#tests/helpers/players'

async function givenOwner(client: ApiClient, origins?: string[]) {
  const owner = await createPlayer()
  const partner = await givenPartnerOf(owner.id, origins)
  const calls = partnerCalls(client, owner, 'remotes')
  const version = async () => (await calls.get('/registry')).body().version as number
  const change = async (path: string, body: object) =>
    calls.post(path, { ...body, expectedVersion: await version() })
  return { partner, calls, change }
}

test.group('Releases of remotes by partners', () => {
  test('are checked, published, served, rolled back and retired', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const { partner, calls, change } = await givenOwner(client, [server.origin])
    const { slug, flavour } = partner
    const name = containerOf(slug)
    const publish = async (version: string) => {
      const entry = aPartnerRelease(server, slug, { id: slug, name, version })
      ;(await calls.post('/check', { entry })).assertBody({ faults: [], id: null })
      assert.isFalse(await isStored(entry))
      const { id } = (await calls.post('/publish', { entry })).body()
      ;(await calls.post('/check', { entry })).assertBody({ faults: [], id })
      return id as string
    }
    const first = await publish('1.0.0')
    ;(await change('/point', { flavour, releaseId: first })).assertStatus(200)
    assert.deepEqual(await servedVersions(partner.flavour, partner.slug), ['1.0.0'])
    const second = await publish('2.0.0')
    ;(await change('/point', { flavour, releaseId: second })).assertStatus(200)
    assert.deepEqual(await servedVersions(partner.flavour, partner.slug), ['2.0.0'])
    const { pointers } = (await calls.get('/registry')).body()
    assert.deepEqual(pointers, [{ flavour, remote: slug, releaseId: second, before: [first] }])
    assert.containSubset((await calls.get(`/releases/${second}`)).body(), { servedTo: [flavour] })
    ;(await change('/roll-back', { flavour, remote: slug })).assertStatus(200)
    assert.deepEqual(await servedVersions(partner.flavour, partner.slug), ['1.0.0'])
    ;(await change('/retire', { flavour, remote: slug })).assertStatus(200)
    assert.deepEqual(await servedVersions(partner.flavour, partner.slug), [])
    const stale = await calls.post('/point', { flavour, releaseId: first, expectedVersion: 0 })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'E_REGISTRY_CHANGED')
  })

  test('name the own partner, an own id and own origins, or nothing is looked up', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const { partner, calls } = await givenOwner(client)
    const another = await givenOwner(client, [server.origin])
    const taken = aPartnerRelease(server, another.partner.slug, {
      id: another.partner.slug,
      name: containerOf(another.partner.slug),
    })
    await givenRelease(taken)
    const own = aReleaseOf(partner)
    const entries = [
      { ...own, owner: another.partner.slug },
      { ...own, owner: 'sidepick' },
      { ...own, id: another.partner.slug },
      { ...own, entry: taken.entry },
      { ...own, id: 7 },
    ]
    for (const entry of entries) {
      assert.isNotEmpty((await calls.post('/check', { entry })).body().faults)
      const refused = await calls.post('/publish', { entry })
      refused.assertStatus(422)
      assert.equal(refused.body().code, 'E_VALIDATION')
      assert.notInclude(refused.text(), 'published before')
    }
    assert.deepEqual(server.asked, [])
  })

  test('are checked and published for partners with the trust of an operator alone', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const { partner, calls } = await givenOwner(client, [server.origin])
    const { slug } = partner
    await setTrust(slug, false)
    const entry = aPartnerRelease(server, slug, { id: slug, name: containerOf(slug) })
    const { faults } = (await calls.post('/check', { entry })).body()
    assert.include(faults, 'owner must have the trust of an operator')
    ;(await calls.post('/publish', { entry })).assertStatus(422)
    assert.deepEqual(server.asked, [])
  })

  test('leave the names of a partner with a longer name alone', async ({ client, assert }) => {
    const { partner, calls } = await givenOwner(client)
    const longer = `${partner.slug}-news`
    assert.isTrue((await addPartner(longer, ['https://cdn.news.example'])).ok)
    for (const [id, isFree] of [
      [`${partner.slug}-new`, true],
      [longer, false],
      [`${longer}-card`, false],
    ] as const) {
      const entry = aReleaseOf(partner, { id, name: containerOf(id) })
      const { faults } = (await calls.post('/check', { entry })).body()
      const refused = faults.some((fault: string) => fault.startsWith('id must be'))
      assert.equal(refused, !isFree, id)
    }
  })

  test('are served in own flavours, and in new ones of the own name', async ({
    client,
    assert,
  }) => {
    const [{ partner, change }, another] = [await givenOwner(client), await givenOwner(client)]
    const releaseId = await givenRelease(aReleaseOf(partner))
    await givenServed(another.partner.flavour, aReleaseOf(another.partner))
    const flavours = [
      'default',
      'search-partner',
      '@console',
      another.partner.flavour,
      another.partner.slug,
      `${partner.slug}-more`,
    ]
    for (const flavour of flavours) {
      const refused = await change('/point', { flavour, releaseId })
      refused.assertStatus(404)
      assert.equal(refused.body().code, 'E_NOT_FOUND')
    }
    ;(await change('/point', { flavour: partner.slug, releaseId })).assertStatus(200)
  })

  test('of others are as if they were not there', async ({ client, assert }) => {
    const [{ calls, change, partner }, another] = [
      await givenOwner(client),
      await givenOwner(client),
    ]
    const foreign = another.partner
    const releaseId = await givenServed(foreign.flavour, aReleaseOf(foreign))
    const place = { flavour: foreign.flavour, remote: foreign.slug }
    const answers = [
      await calls.get(`/releases/${releaseId}`),
      await change('/point', { flavour: partner.flavour, releaseId }),
      await change('/roll-back', place),
      await change('/retire', place),
    ]
    for (const answer of answers) answer.assertStatus(404)
    assert.deepEqual((await calls.get('/releases')).body().items, [])
    assert.deepEqual((await calls.get('/releases', { remote: foreign.slug })).body().items, [])
    assert.deepEqual((await calls.get('/registry')).body().pointers, [])
  })
})

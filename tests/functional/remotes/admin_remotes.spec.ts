import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { aPartnerRelease, givenPartner, isStored, PartnerServer } from '#tests/fixtures/bundles'
import { aReleaseOf, givenPartnerOf } from '#tests/fixtures/partners'
import {
  aRelease,
  aRemoteId,
  givenRelease,
  givenServed,
  servedVersions,
} from '#tests/fixtures/remotes'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/remotes'
const aFlavour = () => `f${newId().slice(-12)}`

async function asAdmin(client: ApiClient) {
  const { id, accessToken } = await createPlayer({ roles: ['admin'] })
  const get = (path: string, query: object = {}) =>
    client
      .get(PATH + path)
      .bearerToken(accessToken)
      .qs(query)
  const post = (path: string, body: object) =>
    client
      .post(PATH + path)
      .bearerToken(accessToken)
      .json(body)
  const version = async () => (await get('/registry')).body().version as number
  /** A change on top of what is in force. */
  const change = async (path: string, body: object) => {
    const before = await version()
    const response = await post(path, { ...body, expectedVersion: before })
    response.assertStatus(200)
    response.assertBody({ version: before + 1 })
  }
  return { id, get, post, version, change }
}

test.group('Releases of remotes by admins', () => {
  test('are checked without a trace, published, and served once a flavour points at them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const owner = await givenPartner([server.origin])
    const [admin, flavour] = [await asAdmin(client), aFlavour()]
    const entry = aPartnerRelease(server, owner)
    const check = await admin.post('/check', { entry })
    check.assertBody({ faults: [], id: null })
    assert.isFalse(await isStored(entry))

    const { id } = (await admin.post('/publish', { entry })).body()
    assert.deepEqual((await admin.post('/publish', { entry })).body(), { id })
    ;(await admin.post('/check', { entry })).assertBody({ faults: [], id })
    assert.deepEqual(await servedVersions(flavour, entry.id), [])
    await admin.change('/point', { flavour, releaseId: id })
    assert.deepEqual(await servedVersions(flavour, entry.id), ['1.0.0'])
    const shown = (await admin.get(`/releases/${id}`)).body()
    assert.containSubset(shown, { id, owner, killed: false, servedTo: [flavour], entry })
    const [line] = await auditOf(id)
    assert.containSubset(line, { action: 'release.published', actorId: admin.id })
    assert.containSubset(await auditOf(flavour), [{ action: 'flavour.pointed', actorId: admin.id }])
  })

  test('are refused with every fault, and stored not at all', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await PartnerServer.start()
    cleanup(() => server.stop())
    const owner = await givenPartner([server.origin])
    const admin = await asAdmin(client)
    const good = aPartnerRelease(server, owner)
    const entry = { ...good, integrity: `sha384-${'A'.repeat(64)}` }
    const check = await admin.post('/check', { entry })
    check.assertStatus(200)
    assert.lengthOf(check.body().faults, 1)
    const refused = await admin.post('/publish', { entry })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].message, check.body().faults[0])
    assert.isFalse(await isStored(entry))

    ;(await admin.post('/publish', { entry: good })).assertStatus(200)
    const other = await admin.post('/publish', { entry: { ...good, timeoutMs: 100 } })
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_RELEASE_ADDRESS_TAKEN' })
    ;(await admin.post('/check', { entry: { ...good, timeoutMs: 100 } })).assertStatus(409)
    ;(await admin.post('/publish', { entry: 7 })).assertStatus(422)
    ;(await admin.post('/publish', { entry: { id: 7 } })).assertStatus(422)
  })

  test('are rolled back step by step, retired, and brought back', async ({ client, assert }) => {
    const [admin, flavour, remote] = [await asAdmin(client), aFlavour(), aRemoteId()]
    const ids: string[] = []
    for (const version of ['1', '2', '3']) {
      ids.push(await givenServed(flavour, aRelease({ id: remote, version })))
    }
    const place = { flavour, remote }
    const standing = () => servedVersions(flavour, remote)
    await admin.change('/roll-back', place)
    assert.deepEqual(await standing(), ['2'])
    await admin.change('/retire', place)
    assert.deepEqual(await standing(), [])
    await admin.change('/roll-back', place)
    assert.deepEqual(await standing(), ['2'])
    await admin.change('/roll-back', place)
    assert.deepEqual(await standing(), ['1'])
    const last = await admin.post('/roll-back', {
      ...place,
      expectedVersion: await admin.version(),
    })
    last.assertStatus(409)
    last.assertBodyContains({ code: 'E_RELEASE_NONE_BEFORE' })
    await admin.change('/point', { flavour, releaseId: ids[2] })
    assert.deepEqual(await standing(), ['3'])

    const did = (await auditOf(flavour)).filter(({ actorId }) => actorId === admin.id)
    assert.deepEqual(
      did.map(({ action, after }) => [action, (after as { releaseId: string | null }).releaseId]),
      [
        ['flavour.rolled_back', ids[1]],
        ['flavour.retired', null],
        ['flavour.rolled_back', ids[1]],
        ['flavour.rolled_back', ids[0]],
        ['flavour.pointed', ids[2]],
      ]
    )
  })

  test('are killed and revived, and a roll-back leaves killed ones out', async ({
    client,
    assert,
  }) => {
    const [admin, flavour, remote] = [await asAdmin(client), aFlavour(), aRemoteId()]
    const ids: string[] = []
    for (const version of ['1', '2', '3']) {
      ids.push(await givenServed(flavour, aRelease({ id: remote, version })))
    }
    // Whoever goes on changing the registry does not hold it off.
    ;(await admin.post(`/releases/${ids[1]}/kill`, { expectedVersion: 0 })).assertStatus(200)
    const { items } = (await admin.get('/releases', { remote })).body()
    assert.deepEqual(
      items.map(({ version, killed, servedTo }: Record<string, unknown>) => [
        version,
        killed,
        servedTo,
      ]),
      [
        ['3', false, [flavour]],
        ['2', true, []],
        ['1', false, []],
      ]
    )
    const pointed = { flavour, releaseId: ids[1], expectedVersion: await admin.version() }
    const refused = await admin.post('/point', pointed)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_RELEASE_KILLED' })
    await admin.change('/roll-back', { flavour, remote })
    assert.deepEqual(await servedVersions(flavour, remote), ['1'])
    await admin.change(`/releases/${ids[1]}/revive`, {})
    await admin.change('/point', { flavour, releaseId: ids[1] })
    assert.deepEqual(await servedVersions(flavour, remote), ['2'])
    const [killed, revived] = await auditOf(ids[1]!)
    assert.containSubset(killed, { action: 'release.killed', actorId: admin.id })
    assert.containSubset(revived, { action: 'release.revived', actorId: admin.id })
  })

  test('of partners are never served in the console', async ({ client }) => {
    const admin = await asAdmin(client)
    const owner = await createPlayer()
    const releaseId = await givenRelease(aReleaseOf(await givenPartnerOf(owner.id)))
    const expectedVersion = await admin.version()
    const refused = await admin.post('/point', { flavour: '@console', releaseId, expectedVersion })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_FLAVOUR_FOREIGN' })
  })

  test('are changed by one of several who have read the same registry', async ({
    client,
    assert,
  }) => {
    const [admin, flavour] = [await asAdmin(client), aFlavour()]
    const releases = await Promise.all([aRelease(), aRelease()].map((entry) => givenRelease(entry)))
    const expectedVersion = await admin.version()
    const answers = await Promise.all(
      releases.map((releaseId) => admin.post('/point', { flavour, releaseId, expectedVersion }))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const [lost] = answers.filter((answer) => answer.status() === 409)
    lost!.assertBodyContains({ code: 'E_REGISTRY_CHANGED' })
  })

  test('are not served in a flavour of another owner, and unknown ones not found', async ({
    client,
  }) => {
    const admin = await asAdmin(client)
    const owner = await givenPartner(['https://cdn.partner.example'])
    const entry = aRelease({
      owner,
      entry: `https://cdn.partner.example/${newId()}/remoteEntry.js`,
    })
    const releaseId = await givenRelease(entry)
    const foreign = await admin.post('/point', {
      flavour: 'default',
      releaseId,
      expectedVersion: await admin.version(),
    })
    foreign.assertStatus(409)
    foreign.assertBodyContains({ code: 'E_FLAVOUR_FOREIGN' })
    const expectedVersion = await admin.version()
    const nobody = { flavour: aFlavour(), remote: aRemoteId(), expectedVersion }
    ;(await admin.get(`/releases/${newId()}`)).assertStatus(404)
    ;(await admin.post('/retire', nobody)).assertStatus(404)
    ;(await admin.post('/roll-back', nobody)).assertStatus(404)
    ;(await admin.post(`/releases/${newId()}/kill`, { expectedVersion })).assertStatus(404)
    ;(await admin.post('/point', { ...nobody, releaseId: newId() })).assertStatus(404)
    ;(await admin.post('/retire', { flavour: 'a b', remote: '', expectedVersion })).assertStatus(
      422
    )
  })
})

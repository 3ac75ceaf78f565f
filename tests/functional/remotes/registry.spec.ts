import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { setOrigins, setTrust } from '#remotes/actions/change_partner'
import { RemotesContract } from '#remotes/contract'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenPartner } from '#tests/fixtures/bundles'
import { aRelease, aRemoteId, givenRelease, givenServed } from '#tests/fixtures/remotes'

const open = () => app.container.make(RemotesContract)
const aFlavour = () => `flavour-${newId()}`
const CDN = 'https://cdn.partner.example'

const served = async (flavour: string, remote: string) => {
  const entries = await (await open()).resolve({ flavour, unitId: null })
  return entries.filter(({ id }) => id === remote).map(({ version }) => version)
}

/** A release whose files lie with a partner. */
const aPartners = (owner: string, given: Parameters<typeof aRelease>[0] = {}) =>
  aRelease({
    owner,
    preload: [],
    cards: ['Fact'],
    entry: `${CDN}/${newId()}/remoteEntry.js`,
    ...given,
  })

test.group('Remotes | registry', () => {
  test('serves a release to the flavour that points at it, and to no other', async ({ assert }) => {
    const [flavour, release] = [aFlavour(), aRelease()]
    const remotes = await open()
    assert.isNull(await remotes.ownerOfFlavour(flavour))
    await givenServed(flavour, release)
    assert.equal(await remotes.ownerOfFlavour(flavour), 'sidepick')
    assert.deepInclude(await remotes.resolve({ flavour, unitId: null }), release)
    assert.deepEqual(await served('default', release.id), [])
  })

  test("keeps the console's remotes out of every list, whatever flavour is asked for", async ({
    assert,
  }) => {
    const release = aRelease({ cards: [], screens: [{ name: 'Desk' }] })
    await givenServed('@console', release)
    const remotes = await open()
    assert.deepInclude(await remotes.consoleRemotes(), release)
    for (const flavour of ['@console', 'default', 'search-partner', 'orbit']) {
      assert.deepEqual(await served(flavour, release.id), [])
    }
  })

  test('falls back to the release before when one is killed, and comes back when it is revived', async ({
    assert,
  }) => {
    const [remotes, flavour, id] = [await open(), aFlavour(), aRemoteId()]
    const ids: string[] = []
    for (const version of ['1', '2', '3']) {
      ids.push(await givenServed(flavour, aRelease({ id, version })))
    }
    const standing = () => served(flavour, id)
    assert.deepEqual(await standing(), ['3'])
    for (const [killed, left] of [
      [ids[2]!, ['2']],
      [ids[1]!, ['1']],
      [ids[0]!, []],
    ] as const) {
      assert.isTrue((await remotes.killRelease(killed)).ok)
      assert.deepEqual(await standing(), [...left])
    }
    assert.isTrue((await remotes.reviveRelease(ids[1]!)).ok)
    assert.deepEqual(await standing(), ['2'])
    const actions = (await auditOf(ids[1]!)).map(({ action }) => action)
    assert.deepEqual(actions, ['release.killed', 'release.revived'])
    assert.lengthOf(await auditOf(flavour), 3)
    const [, second] = await auditOf(flavour)
    assert.containsSubset(second, {
      action: 'flavour.pointed',
      before: { releaseId: ids[0] },
      after: { releaseId: ids[1] },
    })
  })

  test('falls back to what everybody has where a flavour has nothing before', async ({
    assert,
  }) => {
    const [flavour, id] = [aFlavour(), aRemoteId()]
    await givenServed('default', aRelease({ id, version: 'all' }))
    const own = await givenServed(flavour, aRelease({ id, version: 'own' }))
    assert.deepEqual(await served(flavour, id), ['own'])
    await (await open()).killRelease(own)
    assert.deepEqual(await served(flavour, id), ['all'])
  })

  test('points at no release that is killed or unknown, and revives none that is unknown', async ({
    assert,
  }) => {
    const remotes = await open()
    const releaseId = await givenRelease()
    await remotes.killRelease(releaseId)
    const flavour = aFlavour()
    const refused = (type: string) => ({ ok: false, error: { type } })
    assert.deepEqual(await remotes.pointFlavour({ flavour, releaseId }), refused('killed_release'))
    assert.isNull(await remotes.ownerOfFlavour(flavour))
    for (const answer of [
      await remotes.pointFlavour({ flavour, releaseId: newId() }),
      await remotes.killRelease(newId()),
      await remotes.killRelease('no id'),
      await remotes.reviveRelease(newId()),
    ]) {
      assert.deepEqual(answer, refused('unknown_release'))
    }
  })

  test('changes and tells nothing when nothing changes', async ({ assert }) => {
    const [remotes, flavour] = [await open(), aFlavour()]
    const releaseId = await givenServed(flavour, aRelease())
    const again = await remotes.pointFlavour({ flavour, releaseId })
    assert.deepEqual(await remotes.pointFlavour({ flavour, releaseId }), again)
    assert.deepEqual(await remotes.reviveRelease(releaseId), again)
    assert.lengthOf(await auditOf(flavour), 1)
    assert.isEmpty(await auditOf(releaseId))
  })

  test('keeps all changes that are made at once', async ({ assert }) => {
    const remotes = await open()
    const flavours = [1, 2, 3, 4].map(aFlavour)
    const releaseId = await givenRelease()
    await Promise.all(flavours.map((flavour) => remotes.pointFlavour({ flavour, releaseId })))
    for (const flavour of flavours) {
      assert.equal(await remotes.ownerOfFlavour(flavour), 'sidepick')
      assert.lengthOf(await auditOf(flavour), 1)
    }
  })
})

test.group('Remotes | a partner in the registry', () => {
  test('stands in its own flavours alone', async ({ assert }) => {
    const remotes = await open()
    const [owner, other] = [await givenPartner([CDN]), await givenPartner([CDN])]
    const [own, foreign, ours] = [aFlavour(), aFlavour(), aFlavour()]
    const release = aPartners(owner)
    await givenServed(own, release)
    await givenServed(foreign, aPartners(other))
    await givenServed(ours, aRelease())
    const releaseId = await givenRelease(aPartners(owner))
    for (const flavour of ['default', 'search-partner', 'free-games', foreign, ours]) {
      const answer = await remotes.pointFlavour({ flavour, releaseId })
      assert.deepEqual(answer, { ok: false, error: { type: 'foreign_flavour' } })
    }
    assert.deepEqual(await served(own, release.id), [release.version])
    assert.isTrue((await remotes.pointFlavour({ flavour: own, releaseId })).ok)
  })

  test('is served only while an operator trusts it, and only from its own origins', async ({
    assert,
  }) => {
    const [owner, flavour] = [await givenPartner([CDN], { trusted: false }), aFlavour()]
    const release = aPartners(owner)
    await givenServed(flavour, release)
    const isServed = async () => (await served(flavour, release.id)).length === 1
    assert.isFalse(await isServed())
    await setTrust(owner, true)
    assert.isTrue(await isServed())
    await setOrigins(owner, ['https://moved.partner.example'])
    assert.isFalse(await isServed())
    await setOrigins(owner, [CDN])
    await setTrust(owner, false)
    assert.isFalse(await isServed())
  })

  test('comes before the platform with a card it replaces, and behind it with all others', async ({
    assert,
  }) => {
    const owner = await givenPartner([CDN])
    await givenServed('default', aRelease({ cards: ['Curtain'] }))
    const order = async (given: Parameters<typeof aRelease>[0]) => {
      const flavour = aFlavour()
      await givenServed(flavour, aPartners(owner, given))
      const entries = await (await open()).resolve({ flavour, unitId: null })
      const holders = entries.filter(({ cards }) => cards.includes('Curtain'))
      return [entries[0]!.owner === owner, holders[0]?.owner]
    }
    assert.deepEqual(await order({ cards: ['Curtain'], replace: ['Curtain'] }), [true, owner])
    assert.deepEqual(await order({ cards: ['Backdrop'] }), [false, 'sidepick'])
  })

  test('is passed over with what no partner could publish today, and the one before stands', async ({
    assert,
  }) => {
    const owner = await givenPartner([CDN])
    const room = (more: object) => ({ screens: [{ name: 'Room', ...more }] })
    const old: Parameters<typeof aRelease>[0][] = [
      { critical: true },
      { timeoutMs: 1e9 },
      { name: 'playCards' },
      { entry: `https://elsewhere.example/${newId()}.js` },
      { integrity: '' },
      room({ path: '/auth/login' }),
      room({ opensOn: 'auth_requested' }),
      room({ secret: true }),
      { owner: 'nobody-at-all' },
    ]
    for (const claims of old) {
      const [flavour, id] = [aFlavour(), aRemoteId()]
      await givenServed(flavour, aPartners(owner, { id, version: 'sound' }))
      await givenServed(flavour, aPartners(owner, { id, version: 'false', ...claims })).catch(
        () => ''
      )
      assert.deepEqual(await served(flavour, id), ['sound'], JSON.stringify(claims))
    }
  })

  test('loses a name that the platform has taken since, and keeps the others', async ({
    assert,
  }) => {
    const [owner, flavour] = [await givenPartner([CDN]), aFlavour()]
    const screens = [{ name: 'Attic' }, { name: 'Lounge' }]
    const theirs = aPartners(owner, { cards: ['Stage', 'Show', 'Bow'], replace: ['Bow'], screens })
    await givenServed(flavour, theirs)
    const ours = aRelease({ cards: ['Stage', 'Bow'], screens: [{ name: 'Attic' }] })
    await givenServed('default', ours)
    const entries = await (await open()).resolve({ flavour, unitId: null })
    assert.containsSubset(
      entries.find(({ id }) => id === theirs.id),
      { cards: ['Show', 'Bow'], screens: [{ name: 'Lounge' }] }
    )
    assert.deepInclude(entries, ours)
  })

  test("never takes the platform's place by the name of its remote", async ({ assert }) => {
    const [owner, flavour] = [await givenPartner([CDN]), aFlavour()]
    const ours = aRelease({ version: 'ours' })
    await givenServed('default', ours)
    await givenServed(flavour, aPartners(owner, { id: ours.id, version: 'theirs' }))
    assert.deepEqual(await served(flavour, ours.id), ['ours'])
  })
})

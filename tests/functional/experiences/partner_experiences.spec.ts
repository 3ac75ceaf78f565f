import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenExperience } from '#tests/fixtures/experiences'
import { aReleaseOf, givenPartnerOf } from '#tests/fixtures/partners'
import { givenServed } from '#tests/fixtures/remotes'
import { partnerCalls } from '#tests/helpers/partner_calls'
import { createPlayer } from '#tests/helpers/players'

const WIDTH = { themeFlags: { setMaxWidth: 640 } }
const NARROW = { themeFlags: { setMaxWidth: 480 } }

test.group('Experience documents by partners', () => {
  test('are written for the own distributor, domain and flavour, with every version kept', async ({
    client,
    assert,
  }) => {
    const owner = await createPlayer()
    const partner = await givenPartnerOf(owner.id)
    await givenServed(partner.flavour, aReleaseOf(partner))
    const calls = partnerCalls(client, owner, 'experiences')
    const all = [
      { scope: 'partner', owner: partner.slug },
      { scope: 'host', owner: partner.domainId },
      { scope: 'flavour', owner: partner.flavour },
    ]
    for (const at of all) {
      const write = async (path: string, more: object, version: number) => {
        const response = await calls.post(path, { ...at, ...more })
        response.assertStatus(200)
        assert.deepEqual(response.body(), { ...at, version })
      }
      await write('/publish', { doc: WIDTH, expectedVersion: 0 }, 1)
      await write('/publish', { doc: NARROW, expectedVersion: 1 }, 2)
      const stale = await calls.post('/publish', { ...at, doc: WIDTH, expectedVersion: 1 })
      stale.assertStatus(409)
      stale.assertBodyContains({ code: 'E_EXPERIENCE_CHANGED' })
      ;(await calls.post('/publish', { ...at, doc: WIDTH, expectedVersion: 3 })).assertStatus(409)
      await write('/roll-back', { version: 1, expectedVersion: 2 }, 3)
      assert.deepEqual((await calls.get('/document', at)).body().doc, WIDTH)
      assert.deepEqual((await calls.get('/document', { ...at, version: 2 })).body().doc, NARROW)
      await write('/retire', { expectedVersion: 3 }, 4)
      assert.lengthOf((await calls.get('/versions', at)).body().items, 4)
      const lines = await auditOf(at.owner)
      const ours = lines.filter(({ action }) => action.startsWith('experience.'))
      assert.isTrue(ours.every(({ actorId }) => actorId === owner.id))
      assert.lengthOf(ours, 4)
    }
    const listed = (await calls.get('', { limit: 2 })).body()
    const rest = (await calls.get('', { limit: 2, start: listed.next })).body()
    assert.sameDeepMembers(
      [...listed.items, ...rest.items].map(({ scope, owner: whose }) => ({ scope, owner: whose })),
      all
    )
  })

  test('are checked with every fault, and explained at own places alone', async ({
    client,
    assert,
  }) => {
    const [owner, another] = [await createPlayer(), await createPlayer()]
    const [partner, foreign] = [await givenPartnerOf(owner.id), await givenPartnerOf(another.id)]
    const at = { scope: 'partner', owner: partner.slug }
    await givenExperience({ scope: 'partner', owner: partner.slug, doc: WIDTH })
    await givenExperience({ scope: 'host', owner: foreign.domainId, doc: NARROW })
    const calls = partnerCalls(client, owner, 'experiences')
    const check = await calls.post('/check', { ...at, doc: { ...NARROW, colour: 'red' } })
    assert.containSubset(check.body(), {
      version: 1,
      changes: [{ path: 'themeFlags.setMaxWidth', before: 640, after: 480 }],
    })
    assert.lengthOf(check.body().faults, 1)

    const path = 'themeFlags.setMaxWidth'
    const place = { path, distributorId: partner.slug, domainId: partner.domainId }
    const told = (await calls.get('/explain', place)).body()
    assert.equal(told.value, 640)
    assert.containSubset(told.said, [{ scope: 'partner', owner: partner.slug, version: 1 }])
    for (const strange of [
      { distributorId: foreign.slug },
      { domainId: foreign.domainId },
      { flavour: foreign.flavour },
      { domainId: newId() },
    ]) {
      const refused = await calls.get('/explain', { path, ...strange })
      refused.assertStatus(404)
      refused.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })

  test('of the platform and of others are as if they were not there', async ({
    client,
    assert,
  }) => {
    const [owner, another] = [await createPlayer(), await createPlayer()]
    await givenPartnerOf(owner.id)
    const foreign = await givenPartnerOf(another.id)
    await givenExperience({ scope: 'partner', owner: foreign.slug, doc: WIDTH })
    const calls = partnerCalls(client, owner, 'experiences')
    const strange = [
      { scope: 'partner', owner: foreign.slug },
      { scope: 'partner', owner: 'nobodys' },
      { scope: 'partner', owner: 'default' },
      { scope: 'host', owner: foreign.domainId },
      { scope: 'flavour', owner: 'search-partner' },
      { scope: 'flavour', owner: foreign.flavour },
    ]
    for (const at of strange) {
      const answers = [
        await calls.get('/document', at),
        await calls.get('/versions', at),
        await calls.post('/check', { ...at, doc: {} }),
        await calls.post('/publish', { ...at, doc: NARROW, expectedVersion: 1 }),
        await calls.post('/roll-back', { ...at, version: 1, expectedVersion: 1 }),
        await calls.post('/retire', { ...at, expectedVersion: 1 }),
      ]
      for (const answer of answers) {
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'E_NOT_FOUND')
      }
    }
    for (const scope of ['base', 'mode', 'widget']) {
      const body = { scope, owner: 'DEFAULT', doc: {}, expectedVersion: 0 }
      ;(await calls.post('/publish', body)).assertStatus(422)
    }
    assert.lengthOf((await calls.get()).body().items, 0)
  })

  test('keep what the platform has said in them', async ({ client, assert }) => {
    const owner = await createPlayer()
    const { domainId } = await givenPartnerOf(owner.id)
    const at = { scope: 'host' as const, owner: domainId }
    const calls = partnerCalls(client, owner, 'experiences')
    const reserved = [
      { analytics: { own: false } },
      { componentFlags: { TermsOfService: false } },
      { hostFlags: { freeGames: true } },
      { hostFlags: { quicksilver: 'ONLY' } },
      { loggedOutOverrides: { analytics: { own: false } } },
      { experienceConfigOverride: { expanded: { analytics: { own: false } } } },
    ]
    for (const doc of reserved) {
      const refused = await calls.post('/publish', { ...at, doc, expectedVersion: 0 })
      refused.assertStatus(422)
      assert.match(refused.body().errors[0].message, /is not for a partner to say$/)
      assert.lengthOf((await calls.post('/check', { ...at, doc })).body().faults, 1)
    }
    const said = { hostFlags: { freeGames: true } }
    await givenExperience({ ...at, doc: said })
    const drop = await calls.post('/publish', { ...at, doc: WIDTH, expectedVersion: 1 })
    drop.assertStatus(422)
    ;(await calls.post('/retire', { ...at, expectedVersion: 1 })).assertStatus(422)
    const kept = await calls.post('/publish', {
      ...at,
      doc: { ...said, ...WIDTH },
      expectedVersion: 1,
    })
    kept.assertStatus(200)
    await givenExperience({ ...at, doc: WIDTH })
    const back = await calls.post('/roll-back', { ...at, version: 2, expectedVersion: 3 })
    back.assertStatus(422)
    ;(await calls.post('/retire', { ...at, expectedVersion: 3 })).assertStatus(200)
  })
})

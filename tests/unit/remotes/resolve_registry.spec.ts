import { test } from '@japa/runner'
import fc from 'fast-check'
import { bucketOf } from '@sidepick/rules/bucket'
import { EMPTY_REGISTRY, type Registry } from '#remotes/domain/registry'
import { resolveRegistry } from '#remotes/domain/resolve_registry'
import { aRelease } from '#tests/fixtures/remotes'

const RELEASES = Object.fromEntries(
  ['p1', 'p2', 'p3', 'a1', 'o1'].map((id) => [id, aRelease({ id: id.charAt(0), version: id })])
)
const rollout = {
  remote: 'p',
  releaseId: 'p2',
  flavour: null,
  salt: 's',
  fromBucket: 0,
  toBucket: 10_000,
}
const registry = (given: Partial<Registry> = {}): Registry => ({
  ...EMPTY_REGISTRY,
  default: { p: 'p1', a: 'a1' },
  flavours: { orbit: { o: 'o1' }, bare: { a: null } },
  ...given,
})

const cases: [string, Registry, { flavour: string; unitId: string | null }, string[]][] = [
  ['nothing of an empty registry', EMPTY_REGISTRY, { flavour: 'default', unitId: 'u' }, []],
  ['the default', registry(), { flavour: 'default', unitId: null }, ['p1', 'a1']],
  [
    'the default to an unknown flavour',
    registry(),
    { flavour: '__proto__', unitId: null },
    ['p1', 'a1'],
  ],
  ['what a flavour adds', registry(), { flavour: 'orbit', unitId: null }, ['p1', 'a1', 'o1']],
  ['nothing that a flavour takes away', registry(), { flavour: 'bare', unitId: null }, ['p1']],
  ['no killed release', registry({ killed: ['a1'] }), { flavour: 'default', unitId: null }, ['p1']],
  [
    'a rollout to a visitor in its buckets',
    registry({ rollouts: [rollout] }),
    { flavour: 'default', unitId: 'u' },
    ['p2', 'a1'],
  ],
  [
    'no rollout to a stranger',
    registry({ rollouts: [rollout] }),
    { flavour: 'default', unitId: null },
    ['p1', 'a1'],
  ],
  [
    'no rollout of another flavour',
    registry({ rollouts: [{ ...rollout, flavour: 'orbit' }] }),
    { flavour: 'default', unitId: 'u' },
    ['p1', 'a1'],
  ],
  [
    'the default in place of a killed rollout',
    registry({ rollouts: [rollout], killed: ['p2'] }),
    { flavour: 'default', unitId: 'u' },
    ['p1', 'a1'],
  ],
  [
    'nothing that a rollout alone names',
    registry({ rollouts: [{ ...rollout, remote: 'o', releaseId: 'o1' }] }),
    { flavour: 'default', unitId: 'u' },
    ['p1', 'a1'],
  ],
  [
    'no release that is not known',
    registry({ default: { p: 'lost', a: 'a1' } }),
    { flavour: 'default', unitId: null },
    ['a1'],
  ],
]

test.group('Remotes | resolve the registry', () => {
  for (const [title, authored, scope, versions] of cases) {
    test(`gives ${title}`, ({ assert }) => {
      const entries = resolveRegistry(authored, RELEASES, { ...scope, flavourOwner: 'sidepick' })
      assert.deepEqual(
        entries.map((entry) => entry.version),
        versions
      )
    })
  }

  test('gives a partner’s release in the partner’s flavour alone, whatever an old document says', ({
    assert,
  }) => {
    const releases = { ...RELEASES, x1: aRelease({ id: 'x', owner: 'orbit', version: 'x1' }) }
    const everywhere = registry({
      default: { p: 'p1', x: 'x1' },
      flavours: { orbit: { x: 'x1', a: 'x1' }, other: { x: 'x1', p: 'x1' } },
      rollouts: [{ ...rollout, releaseId: 'x1' }],
    })
    const seen = (flavour: string, flavourOwner: string) =>
      resolveRegistry(everywhere, releases, { flavour, flavourOwner, unitId: 'u' }).map(
        ({ version }) => version
      )
    assert.deepEqual(seen('orbit', 'orbit'), ['p1', 'x1'])
    assert.deepEqual(seen('default', 'sidepick'), ['p1'])
    assert.deepEqual(seen('other', 'someone'), ['p1'])
    assert.deepEqual(seen('search-partner', 'sidepick'), ['p1'])
  })

  test('gives what stood before a killed release, as far back as it takes', ({ assert }) => {
    const authored = registry({
      default: { p: 'p3', a: 'a1' },
      history: { default: { p: ['p2', 'lost', 'p1'], a: [] } },
    })
    const seen = (killed: string[]) =>
      resolveRegistry({ ...authored, killed }, RELEASES, {
        flavour: 'default',
        flavourOwner: 'sidepick',
        unitId: null,
      }).map(({ version }) => version)
    assert.deepEqual(seen([]), ['p3', 'a1'])
    assert.deepEqual(seen(['p3', 'a1']), ['p2'])
    assert.deepEqual(seen(['p3', 'p2']), ['p1', 'a1'])
    assert.deepEqual(seen(['p3', 'p2', 'p1']), ['a1'])
  })

  test('splits visitors by half-open buckets: each gets exactly one of two halves', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 0, max: 10_000 }),
        (salt, unitId, cut) => {
          const half = (fromBucket: number, toBucket: number, releaseId: string) => ({
            ...rollout,
            salt,
            fromBucket,
            toBucket,
            releaseId,
          })
          const rollouts = [half(0, cut, 'p2'), half(cut, 10_000, 'p3')]
          const [play] = resolveRegistry(registry({ rollouts }), RELEASES, {
            flavour: 'default',
            flavourOwner: 'sidepick',
            unitId,
          })
          assert.equal(play?.version, bucketOf(salt, unitId) < cut ? 'p2' : 'p3')
        }
      )
    )
  })

  test('never gives a killed release, nor two of one remote', ({ assert }) => {
    const id = fc.constantFrom('p1', 'p2', 'a1', 'o1', 'lost')
    const pointers = fc.dictionary(fc.constantFrom('p', 'a', 'o'), fc.option(id))
    const authored = fc.record({
      default: pointers,
      flavours: fc.record({ orbit: pointers }),
      rollouts: fc.array(
        fc.record({
          remote: fc.constantFrom('p', 'a', 'o'),
          releaseId: id,
          flavour: fc.constantFrom(null, 'orbit', 'default'),
          salt: fc.string(),
          fromBucket: fc.nat(10_000),
          toBucket: fc.nat(10_000),
        })
      ),
      killed: fc.array(id),
    })
    const scopes = fc.record({
      flavour: fc.constantFrom('default', 'orbit', 'none'),
      unitId: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(authored, scopes, (given, scope) => {
        const entries = resolveRegistry(given, RELEASES, { ...scope, flavourOwner: 'sidepick' })
        const named = new Set([...Object.keys(given.default), ...Object.keys(given.flavours.orbit)])
        assert.isAtMost(entries.length, named.size)
        for (const { version } of entries) assert.notInclude(given.killed, version)
      })
    )
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import { bucketOf } from '@sidepick/rules/bucket'
import { EMPTY_REGISTRY, resolveRegistry, type Registry } from '#remotes/resolve_registry'
import { aRelease } from '#tests/fixtures/remotes'

const RELEASES = Object.fromEntries(
  ['p1', 'p2', 'a1', 'o1'].map((id) => [id, aRelease({ id: id.charAt(0), version: id })])
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
      const entries = resolveRegistry(authored, RELEASES, scope)
      assert.deepEqual(
        entries.map((entry) => entry.version),
        versions
      )
    })
  }

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
          const rollouts = [half(0, cut, 'p2'), half(cut, 10_000, 'o1')]
          const [play] = resolveRegistry(registry({ rollouts }), RELEASES, {
            flavour: 'default',
            unitId,
          })
          assert.equal(play?.version, bucketOf(salt, unitId) < cut ? 'p2' : 'o1')
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
        const entries = resolveRegistry(given, RELEASES, scope)
        const named = new Set([...Object.keys(given.default), ...Object.keys(given.flavours.orbit)])
        assert.isAtMost(entries.length, named.size)
        for (const { version } of entries) assert.notInclude(given.killed, version)
      })
    )
  })
})

import { test } from '@japa/runner'
import type { RemoteEntry } from '@sidepick/rules/types'
import { auditOf } from '#tests/fixtures/audit'
import {
  aBundle,
  aPartnerRelease,
  givenPartner,
  isStored,
  PartnerServer,
  publish,
} from '#tests/fixtures/bundles'
import { aRelease, aRemoteId, givenServed } from '#tests/fixtures/remotes'

test.group('Remotes | publish a release', (group) => {
  let server: PartnerServer
  let owner: string
  group.setup(async () => {
    server = await PartnerServer.start()
    owner = await givenPartner([server.origin])
    return () => server.stop()
  })

  test('keeps one whose bundle does what the release says, once, and tells the audit log', async ({
    assert,
  }) => {
    const release = aPartnerRelease(server, owner)
    const [first, second] = [await publish(release), await publish(release)]
    assert.isTrue(first.ok)
    assert.deepEqual(second, first)
    const path = new URL(release.entry).pathname
    assert.lengthOf(
      server.asked.filter((asked) => asked === path),
      1
    )
    const [line, ...more] = await auditOf(first.ok ? first.value.id : '')
    assert.lengthOf(more, 0)
    assert.containsSubset(line, {
      action: 'release.published',
      after: { owner, remote: release.id },
    })
  })

  test('an address never serves something else', async ({ assert }) => {
    const release = aPartnerRelease(server, owner)
    await publish(release)
    const result = await publish({ ...release, version: '2.0.0' })
    assert.deepEqual(result, { ok: false, error: { type: 'address_taken' } })
  })

  const source = (parts: Parameters<typeof aBundle>[1]) => (name: string) => aBundle(name, parts)

  test('leaves a remote to whoever published it first, and tells the other one', async ({
    assert,
  }) => {
    const release = aPartnerRelease(server, owner)
    assert.isTrue((await publish(release)).ok)
    const other = await givenPartner([server.origin])
    const both = [
      aPartnerRelease(server, other, { id: release.id, name: release.name }),
      aPartnerRelease(server, 'sidepick', { id: release.id, name: release.name }),
    ]
    for (const entry of both) {
      assert.containsSubset(await publish(entry), {
        error: { faults: [`${release.id} is another owner's remote`] },
      })
    }
    const id = aRemoteId()
    const race = await Promise.all(
      [owner, other].map((by) => publish(aPartnerRelease(server, by, { id, name: id })))
    )
    assert.lengthOf(
      race.filter(({ ok }) => ok),
      1
    )
  })

  test('holds a partner to its own names, addresses and waits', async ({ assert }) => {
    const ours = aRelease({
      cards: ['OurCard'],
      screens: [{ name: 'OurScreen', path: '/our/screen' }],
    })
    await givenServed('default', ours)
    const room = (more: object) => ({ screens: [{ name: 'Room', ...more }] })
    const below = `/partner/${owner}/`
    const bad: [Partial<RemoteEntry>, string][] = [
      [{ critical: true }, 'critical is for the platform alone'],
      [{ timeoutMs: 8_001 }, 'timeoutMs must be 8000 at most'],
      [{ timeoutMs: 1e9 }, 'timeoutMs must be 1000 to 15000'],
      [{ timeoutMs: 1 }, 'timeoutMs must be 1000 to 15000'],
      [{ timeoutMs: Number.NaN }, 'timeoutMs must be 1000 to 15000'],
      [{ name: 'playCards' }, 'name must be '],
      [{ cards: ['Fact', 'OurCard'] }, "OurCard is the platform's card: name it in replace"],
      [{ replace: ['OurCard'] }, 'replace names OurCard, which cards lack'],
      [{ entry: 'https://elsewhere.example/entry.js' }, `entry is not on an origin of ${owner}`],
      [{ entry: `${server.origin}.evil.example/e.js` }, `entry is not on an origin of ${owner}`],
      [{ preload: [{ url: aRelease().entry, integrity: '' }] }, 'preload[0] is not on an origin'],
      [{ owner: 'nobody-at-all' }, 'nobody-at-all is no partner'],
      [room({ name: 'OurScreen' }), "OurScreen is the platform's screen"],
      [room({ secret: true }), 'screens[0] says secret, which is for the platform alone'],
      ...['/our/screen', '/auth/login', '/', '/v1/games', '/:any', '/partner/other/x'].map(
        (path): [Partial<RemoteEntry>, string] => [
          room({ path }),
          `screens[0] has a path that is not below ${below}`,
        ]
      ),
      ...(['auth_requested', 'registered', 'sign_in_needed', 'terms_needed'] as const).map(
        (opensOn): [Partial<RemoteEntry>, string] => [
          room({ opensOn }),
          `screens[0] opens on ${opensOn}`,
        ]
      ),
    ]
    for (const [claims, fault] of bad) {
      const release = aPartnerRelease(server, owner, claims)
      const asked = server.asked.length
      const result = await publish(release)
      const faults =
        !result.ok && result.error.type === 'invalid_release' ? result.error.faults : []
      assert.isTrue(
        faults.some((it) => it.startsWith(fault)),
        `${fault}: ${JSON.stringify(result)}`
      )
      assert.equal(server.asked.length, asked)
      assert.isFalse(await isStored(release))
    }
  })

  test('lets a partner stand in the place of a card of ours that it names', async ({ assert }) => {
    await givenServed('default', aRelease({ cards: ['OurPoints'] }))
    const register = '({ OurPoints: () => null })'
    const release = aPartnerRelease(server, owner, {
      cards: ['OurPoints'],
      replace: ['OurPoints'],
      source: source({ register }),
    })
    const result = await publish(release)
    assert.isTrue(result.ok, JSON.stringify(result))
  })

  test('takes nothing for an entry that has another shape, and says where', async ({ assert }) => {
    const good = aPartnerRelease(server, owner, { replace: [], screens: [{ name: 'Room' }] })
    const strange = [null, 7, Number.NaN, '', 'x', true, [], [null], [7], {}, { a: 1 }, ['x', []]]
    const fits = (key: string, value: unknown) =>
      typeof value === typeof good[key as keyof RemoteEntry] && typeof value !== 'object'
    for (const key of Object.keys(good)) {
      for (const value of strange) {
        if (fits(key, value)) continue
        if (Array.isArray(value) && value.length === 0) continue
        const entry = { ...good, [key]: value } as RemoteEntry
        const result = await publish(entry)
        assert.containsSubset(result, { error: { type: 'invalid_release' } }, `${key} ${value}`)
      }
    }
    for (const entry of [null, 7, 'x', [], {}, { ...good, extra: 1 }, { ...good, cards: {} }]) {
      const result = await publish(entry as RemoteEntry)
      assert.containsSubset(result, { error: { type: 'invalid_release' } })
    }
    const many = await publish({
      ...good,
      preload: Array.from({ length: 101 }, () => good.preload[0]!),
    })
    assert.containsSubset(many, {
      error: { faults: ['preload must have 100 items at most'] },
    })
    assert.isFalse(await isStored(good))
  })

  test('takes an address written in one way only', async ({ assert }) => {
    const { entry } = aPartnerRelease(server, owner)
    const { host, pathname } = new URL(entry)
    for (const other of [
      `${entry}#`,
      `${entry}#a`,
      `HTTP://${host}${pathname}`,
      `http://${host.toUpperCase()}${pathname}`,
      `http://${host}/.${pathname}`,
      `http://a:b@${host}${pathname}`,
      ` ${entry}`,
      `http:\\\\${host}${pathname}`,
    ]) {
      const result = await publish(aPartnerRelease(server, owner, { entry: other }))
      const faults =
        !result.ok && result.error.type === 'invalid_release' ? result.error.faults : []
      assert.include(faults.join(), 'entry must be an address as browsers write it', other)
    }
  })

  test('names what a release lacks, whoever publishes it', async ({ assert }) => {
    const bad: [Partial<RemoteEntry>, string][] = [
      [{ integrity: '' }, 'entry has no sha256 or sha384 integrity'],
      [{ integrity: `sha1-${'A'.repeat(27)}=` }, 'entry has no sha256 or sha384 integrity'],
      [{ contract: '1' }, 'contract must be major.minor'],
      [{ cards: [] }, 'cards are missing'],
      [{ screens: [{ name: 'sign in' }] }, 'screens[0] needs a name in PascalCase'],
      [
        { screens: [{ name: 'A', path: '//evil' }] },
        'screens[0] has no path of words and named parts',
      ],
      [
        { screens: [{ name: 'A', opensOn: 'never' as never }] },
        'screens[0] opens on no known event',
      ],
      [
        { screens: [{ name: 'A', priority: 'first' as never }] },
        'screens[0] has no known priority',
      ],
      [
        {
          screens: [
            { name: 'A', path: '/a' },
            { name: 'B', path: '/a' },
          ],
        },
        'screens name /a twice',
      ],
    ]
    for (const [claims, fault] of bad) {
      const result = await publish(aRelease(claims))
      assert.deepEqual(result, { ok: false, error: { type: 'invalid_release', faults: [fault] } })
    }
  })
})

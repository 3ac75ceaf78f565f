import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { RemoteEntry } from '@sidepick/rules/types'
import { RemotesContract } from '#remotes/contract'
import { publishBuild } from '#remotes/actions/publish_build'
import { newId } from '#shared/ids'
import env from '#start/env'
import { aRelease } from '#tests/fixtures/remotes'

const open = () => app.container.make(RemotesContract)
const visitor = (flavour: string) => ({ flavour, unitId: null })

async function given(entry: RemoteEntry): Promise<string> {
  const result = await (await open()).publishRelease(entry)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.id
}

const aBuild = () => {
  const file = (name: string) => ({
    url: `/remotes/play-cards/${newId()}/${name}`,
    integrity: `sha384-${'C'.repeat(64)}`,
  })
  return {
    version: '0.1.0',
    contract: '1.0',
    container: 'playCards',
    shared: { react: '^19.3.0' },
    entry: file('remoteEntry.js'),
    preload: [file('card.js')],
    cards: ['Question'],
    screens: [],
  }
}

test.group('Remotes | publish', () => {
  test('a release is served to the flavour that points at it', async ({ assert }) => {
    const remotes = await open()
    const flavour = `flavour-${newId()}`
    const release = aRelease()
    assert.isFalse(await remotes.isKnownFlavour(flavour))
    const releaseId = await given(release)
    assert.isTrue((await remotes.pointFlavour({ flavour, releaseId })).ok)
    assert.isTrue(await remotes.isKnownFlavour(flavour))
    assert.deepInclude(await remotes.resolve(visitor(flavour)), release)
    assert.notDeepInclude(await remotes.resolve(visitor('default')), release)
  })

  test('a newer release takes the place of the one before, and a killed one has none', async ({
    assert,
  }) => {
    const remotes = await open()
    const flavour = `flavour-${newId()}`
    const [before, after] = [aRelease({ id: 'two-of-one' }), aRelease({ id: 'two-of-one' })]
    for (const release of [before, after]) {
      await remotes.pointFlavour({ flavour, releaseId: await given(release) })
    }
    const served = async () =>
      (await remotes.resolve(visitor(flavour))).filter((entry) => entry.id === 'two-of-one')
    assert.deepEqual(await served(), [after])
    assert.isTrue((await remotes.killRelease(await given(after))).ok)
    assert.deepEqual(await served(), [])
  })

  test('the same release again is the same one, and changes nothing', async ({ assert }) => {
    const remotes = await open()
    const release = aRelease()
    const pointer = { flavour: 'default', releaseId: await given(release) }
    const first = await remotes.pointFlavour(pointer)
    assert.equal(await given(release), pointer.releaseId)
    assert.deepEqual(await remotes.pointFlavour(pointer), first)
  })

  test('an address never serves something else', async ({ assert }) => {
    const release = aRelease()
    await given(release)
    const changed = { ...release, integrity: `sha384-${'Z'.repeat(64)}` }
    const result = await (await open()).publishRelease(changed)
    assert.deepEqual(result, { ok: false, error: { type: 'address_taken' } })
  })

  test('a release without integrity or from elsewhere is refused, and not stored', async ({
    assert,
  }) => {
    const bad: [Partial<RemoteEntry>, string][] = [
      [{ integrity: '' }, 'entry has no sha384 integrity'],
      [{ integrity: `sha256-${'A'.repeat(44)}` }, 'entry has no sha384 integrity'],
      [{ entry: 'https://evil.example/remoteEntry.js' }, 'entry is not on an allowed origin'],
      [{ entry: `${env.get('APP_URL')}.evil.example/e.js` }, 'entry is not on an allowed origin'],
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
    for (const [change, fault] of bad) {
      const release = aRelease(change)
      const result = await (await open()).publishRelease(release)
      assert.deepEqual(result, { ok: false, error: { type: 'invalid_release', faults: [fault] } })
      const stored = await db.from('remote_releases').where('entry_url', release.entry).first()
      assert.isNull(stored)
    }
    const preload = [{ url: 'https://evil.example/card.js', integrity: '' }]
    const result = await (await open()).publishRelease(aRelease({ preload }))
    assert.isFalse(result.ok)
  })

  test('a release from before remotes had screens has none', async ({ assert }) => {
    const remotes = await open()
    const flavour = `flavour-${newId()}`
    const { screens, ...before } = aRelease()
    const releaseId = await given({ ...before, screens })
    await db
      .from('remote_releases')
      .where('id', releaseId)
      .update({ entry: JSON.stringify(before) })
    await remotes.pointFlavour({ flavour, releaseId })
    assert.deepInclude(await remotes.resolve(visitor(flavour)), { ...before, screens: [] })
  })

  test('an unknown release can be neither served nor killed', async ({ assert }) => {
    const remotes = await open()
    const unknown = { ok: false, error: { type: 'unknown_release' } } as const
    assert.deepEqual(await remotes.killRelease(newId()), unknown)
    const pointer = { flavour: 'default', releaseId: newId() }
    assert.deepEqual(await remotes.pointFlavour(pointer), unknown)
  })

  test('changes made at once are all kept', async ({ assert }) => {
    const remotes = await open()
    const flavours = [1, 2, 3, 4].map(() => `flavour-${newId()}`)
    const releaseId = await given(aRelease())
    await Promise.all(flavours.map((flavour) => remotes.pointFlavour({ flavour, releaseId })))
    for (const flavour of flavours) assert.isTrue(await remotes.isKnownFlavour(flavour))
  })
})

test.group('Remotes | publish a build', () => {
  test('serves play-cards to everybody, with the waiting time of a critical remote', async ({
    assert,
  }) => {
    const built = aBuild()
    assert.deepEqual(await publishBuild({ 'play-cards': built, 'nobodys': aBuild() }), [])
    const entries = await (await open()).resolve(visitor('default'))
    const entry = entries.find(({ id }) => id === 'play-cards')
    assert.deepInclude(entry, {
      owner: 'sidepick',
      name: 'playCards',
      entry: `${env.get('APP_URL')}${built.entry.url}`,
      timeoutMs: 15_000,
      critical: true,
      fallback: 'error_view',
    })
    assert.notInclude(
      entries.map(({ id }) => id),
      'nobodys'
    )
  })

  test('again changes nothing', async ({ assert }) => {
    const built = { 'play-cards': aBuild(), 'auth': aBuild(), 'example-partner': aBuild() }
    const state = async () => [
      await db.from('remote_releases').count('* as rows').first(),
      await db.from('remote_registries').max('version as version').first(),
    ]
    await publishBuild(built)
    const before = await state()
    assert.deepEqual(await publishBuild(built), [])
    assert.deepEqual(await state(), before)
  })

  test('says what is wrong and goes on with the others', async ({ assert }) => {
    const [bad, good] = [aBuild(), aBuild()]
    bad.entry.integrity = ''
    const problems = await publishBuild({ 'play-cards': bad, 'auth': good })
    assert.deepEqual(problems, ['play-cards: entry has no sha384 integrity'])
    const entries = await (await open()).resolve(visitor('default'))
    assert.include(
      entries.map(({ entry }) => entry),
      `${env.get('APP_URL')}${good.entry.url}`
    )
  })
})

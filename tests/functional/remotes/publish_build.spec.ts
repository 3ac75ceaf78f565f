import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { publishBuild, type BuiltRemote } from '#remotes/actions/publish_build'
import { welcomePartner } from '#demo/welcome_partner'
import { setTrust } from '#remotes/actions/change_partner'
import { RemotesContract } from '#remotes/contract'
import { newId } from '#shared/ids'
import env from '#start/env'
import { aBundle } from '#tests/fixtures/bundles'

const OF_PLATFORM = {
  owner: 'sidepick',
  flavour: 'default',
  timeoutMs: 8_000,
  critical: false,
  fallback: 'toast',
} as const

const OF_ORBIT = { ...OF_PLATFORM, owner: 'orbit', flavour: 'orbit', fallback: 'silent' } as const

const DONE = { problems: [], leftAside: [] }

const resolve = async (flavour: string) =>
  (await app.container.make(RemotesContract)).resolve({ flavour, unitId: null })

test.group('Remotes | publish a build', (group) => {
  let folder: string
  group.setup(async () => {
    await mkdir(app.makePath('tmp'), { recursive: true })
    folder = await mkdtemp(app.makePath('tmp', 'built-'))
    return () => rm(folder, { recursive: true })
  })

  /** What a build says of a remote, and its files where the server looks for them. */
  async function aBuild(container: string, over: Partial<BuiltRemote> = {}): Promise<BuiltRemote> {
    const card = `Built${container}`
    const place = async (name: string, source: string) => {
      const url = `/remotes/${newId()}/${name}`
      await mkdir(dirname(join(folder, url)), { recursive: true })
      await writeFile(join(folder, url), source)
      return { url, integrity: `sha256-${createHash('sha256').update(source).digest('base64')}` }
    }
    return {
      version: '0.1.0',
      contract: '1.1',
      container,
      shared: { react: '^19.3.0' },
      entry: await place(
        'remoteEntry.js',
        aBundle(container, { register: `({ ${card}: () => null })` })
      ),
      preload: [await place('card.js', '1')],
      files: [await place('later.js', '2')],
      cards: [card],
      screens: [],
      placement: OF_PLATFORM,
      ...over,
    }
  }

  test('serves a remote where its placement says, and names one that has none', async ({
    assert,
  }) => {
    const critical = { timeoutMs: 15_000, critical: true, fallback: 'error_view' } as const
    const built = await aBuild('playCards', { placement: { ...OF_PLATFORM, ...critical } })
    const nobodys = await aBuild('nobodys', { placement: null })
    assert.deepEqual(await publishBuild({ 'play-cards': built, nobodys }, folder), {
      problems: [],
      leftAside: ['nobodys: it has no placement.json'],
    })
    const entries = await resolve('default')
    assert.deepInclude(
      entries.find(({ id }) => id === 'play-cards'),
      {
        owner: 'sidepick',
        name: 'playCards',
        entry: `${env.get('APP_URL')}${built.entry.url}`,
        ...critical,
      }
    )
    assert.notInclude(
      entries.map(({ id }) => id),
      'nobodys'
    )
  })

  test('again changes nothing, and never what an operator has said since', async ({ assert }) => {
    const built = {
      'play-cards': await aBuild('playCards'),
      'auth': await aBuild('auth'),
      'example-partner': await aBuild('examplePartner', { placement: OF_ORBIT }),
    }
    await welcomePartner()
    const count = (table: string) => db.from(table).count('* as rows').first()
    const state = async () => [
      await count('remote_releases'),
      await count('audit_log'),
      await db.from('remote_registries').max('version as version').first(),
    ]
    const isThere = async () => (await resolve('orbit')).some(({ id }) => id === 'example-partner')
    assert.deepEqual(await publishBuild(built, folder), DONE)
    assert.isTrue(await isThere())
    const before = await state()
    assert.deepEqual(await publishBuild(built, folder), DONE)
    assert.deepEqual(await state(), before)
    await setTrust('orbit', false)
    assert.deepEqual(await publishBuild(built, folder), DONE)
    assert.isFalse(await isThere())
    await setTrust('orbit', true)
  })

  test('leaves a killed release killed', async ({ assert }) => {
    const built = { auth: await aBuild('auth') }
    await publishBuild(built, folder)
    const { url } = built.auth.entry
    const release = () =>
      db
        .from('remote_releases')
        .where('entry_url', `${env.get('APP_URL')}${url}`)
        .firstOrFail()
    await (await app.container.make(RemotesContract)).killRelease((await release()).id)
    assert.deepEqual(await publishBuild(built, folder), DONE)
    const entries = await resolve('default')
    assert.isFalse(entries.some(({ entry }) => entry.endsWith(url)))
  })

  test('says what is wrong and goes on with the others', async ({ assert }) => {
    const bad = await aBuild('playCards', { cards: ['BuiltplayCards', 'Riddle'] })
    const good = await aBuild('auth')
    const { problems } = await publishBuild({ 'play-cards': bad, 'auth': good }, folder)
    assert.deepEqual(problems, ['play-cards: cards name Riddle, which register() lacks'])
    const entries = await resolve('default')
    assert.isTrue(entries.some(({ entry }) => entry.endsWith(good.entry.url)))
  })

  test('names a remote of an owner that this server does not know, and serves it to nobody', async ({
    assert,
  }) => {
    const nobody = { ...OF_ORBIT, owner: 'nobody-here' }
    const built = { 'lost-partner': await aBuild('lostPartner', { placement: nobody }) }
    assert.deepEqual(await publishBuild(built, folder), {
      problems: [],
      leftAside: ['lost-partner: nobody-here is no partner: add it with remotes:partner add'],
    })
    const entries = await resolve('orbit')
    assert.isFalse(entries.some(({ entry }) => entry.endsWith(built['lost-partner'].entry.url)))
  })

  test('refuses an address that is on no origin of the owner', async ({ assert }) => {
    await welcomePartner()
    const built = await aBuild('examplePartner', { placement: OF_ORBIT })
    const entry = { ...built.entry, url: `https://elsewhere.example${built.entry.url}` }
    const { problems } = await publishBuild({ 'example-partner': { ...built, entry } }, folder)
    assert.deepEqual(problems, ['example-partner: entry is not on an origin of orbit'])
  })

  test('says what a placement lacks', async ({ assert }) => {
    const { flavour: _, ...lame } = OF_PLATFORM
    const built = await aBuild('auth', { placement: lame as never })
    const { problems } = await publishBuild({ auth: built }, folder)
    assert.deepEqual(problems, ['auth: placement.flavour is missing'])
  })
})

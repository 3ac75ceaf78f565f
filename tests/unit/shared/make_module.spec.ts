import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeModule } from '#shared/make_module/make_module'

const WIRED = ['package.json', 'adonisrc.ts', 'backend/start/routes.ts']

test.group('make:module', (group) => {
  let root: string

  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'make_module_'))
    for (const file of WIRED) await cp(file, join(root, file), { recursive: true })
    return () => rm(root, { recursive: true })
  })

  const read = (path: string) => readFile(join(root, path), 'utf8')

  test('lays out a module and makes it known', async ({ assert }) => {
    const made = await makeModule(root, 'game_sets')
    assert.isTrue(made.ok)
    assert.sameMembers(await readdir(join(root, 'backend/game_sets')), [
      'README.md',
      'contract.ts',
      'game_sets.ts',
      'provider.ts',
      'routes.ts',
    ])
    assert.include(await read('backend/game_sets/contract.ts'), 'class GameSetsContract')
    assert.equal(
      JSON.parse(await read('package.json')).imports['#game_sets/*'],
      './backend/game_sets/*.js'
    )
    assert.include(await read('adonisrc.ts'), `() => import('#game_sets/provider')`)
    assert.include(await read('backend/start/routes.ts'), `() => import('#game_sets/routes')`)
  })

  test('refuses a module that exists, and changes nothing', async ({ assert }) => {
    await makeModule(root, 'game_sets')
    const before = await Promise.all(WIRED.map(read))
    assert.deepEqual(await makeModule(root, 'game_sets'), {
      ok: false,
      error: { type: 'exists', path: 'backend/game_sets' },
    })
    assert.deepEqual(await Promise.all(WIRED.map(read)), before)
  })

  test('refuses the name {$self}')
    .with(['GameSets', 'game-sets', '../games', '', '1st'])
    .run(async ({ assert }, name) => {
      assert.deepEqual(await makeModule(root, name), { ok: false, error: { type: 'bad_name' } })
    })
})

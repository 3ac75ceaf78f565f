import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const run = promisify(execFile)
const NAMES = ['embed', 'embed-react']
/** What a consumer of the React component has installed anyway. */
const INSTALLED = ['react', 'react-dom', 'scheduler', 'csstype', '@types/react']

const modules = (folder: string, name = '') => join(folder, 'node_modules', name)

/** Packs both packages as `npm publish` would, and unpacks them in a project that knows nothing of ours. */
async function consumer() {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  await cp(app.makePath('tests/fixtures/consumer'), folder, { recursive: true })
  for (const name of INSTALLED) {
    await mkdir(dirname(modules(folder, name)), { recursive: true })
    await symlink(app.makePath('node_modules', name), modules(folder, name))
  }
  const packed: Record<string, string[]> = {}
  for (const name of NAMES) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--pack-destination', folder, app.makePath('build/packages', name)],
      { cwd: folder }
    )
    const [{ filename, files }] = JSON.parse(stdout) as [
      { filename: string; files: { path: string }[] },
    ]
    packed[name] = files.map(({ path }) => path).toSorted()
    const place = modules(folder, `@sidepick/${name}`)
    await mkdir(place, { recursive: true })
    await run('tar', ['xzf', filename, '-C', place, '--strip-components=1'], { cwd: folder })
  }
  return { folder, packed }
}

test.group('The packages for publishers', (group) => {
  let made: Awaited<ReturnType<typeof consumer>>

  group.setup(async () => {
    made = await consumer()
    return () => rm(made.folder, { recursive: true, force: true })
  })

  test('hold what is imported and its types, and nothing else', ({ assert }) => {
    const whole = ['README.md', 'index.d.ts', 'index.js', 'package.json']
    assert.deepEqual(made.packed.embed, [...whole, 'element.d.ts', 'element.js'].toSorted())
    assert.deepEqual(made.packed['embed-react'], whole)
  })

  test('need nothing but each other and React', async ({ assert }) => {
    const manifests = await Promise.all(
      NAMES.map(
        async (name) =>
          JSON.parse(
            await readFile(modules(made.folder, `@sidepick/${name}/package.json`), 'utf8')
          ) as { private?: boolean; dependencies?: object; peerDependencies?: object }
      )
    )
    assert.deepEqual(
      manifests.map((one) => [one.private, one.dependencies, one.peerDependencies]),
      [
        [undefined, undefined, undefined],
        [undefined, { '@sidepick/embed': '0.1.0' }, { react: '>=18' }],
      ]
    )
  })

  test('say what is for the browser alone, where a server puts pages together', async ({
    assert,
  }) => {
    const lineOf = async (name: string) =>
      (await readFile(modules(made.folder, `@sidepick/${name}/index.js`), 'utf8')).split('\n')[0]
    assert.match((await lineOf('embed-react'))!, /^'use client'/)
    assert.notMatch((await lineOf('embed'))!, /use client/)
  })

  test('are drawn by a server that has no document', async ({ assert }) => {
    const { stdout } = await run(process.execPath, ['server.mjs'], { cwd: made.folder })
    assert.include(stdout, 'function <div class="quiz"')
    assert.include(stdout, 'aspect-ratio:428 / 307')
  })

  test('have types that hold in a strict project, and refuse what there is not', async () => {
    const tsc = app.makePath('node_modules/typescript/bin/tsc')
    await run(process.execPath, [tsc, '-p', '.', '--preserveSymlinks'], { cwd: made.folder }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout)
      }
    )
  })
})

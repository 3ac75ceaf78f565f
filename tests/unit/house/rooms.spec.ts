import { readdirSync, type Dirent } from 'node:fs'
import { test } from '@japa/runner'

const NO_MODULES = new Set(['commands', 'demo', 'shared', 'start'])
const list = (path: string): Dirent[] => readdirSync(path, { withFileTypes: true })
const filesIn = (path: string) =>
  list(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const modules = list('backend')
  .filter((entry) => entry.isDirectory() && !NO_MODULES.has(entry.name))
  .map(({ name }) => name)

const atRoot = (module: string, file: string) =>
  ['README.md', 'contract.ts', 'provider.ts', `${module}.ts`].includes(file) ||
  /^(?:\w+_)?routes\.ts$/.test(file)

test.group('Rooms of the backend', () => {
  test(
    'at the root of {$self} stand its contract, provider, routes, README and implementation alone'
  )
    .with(modules)
    .run(({ assert }, module) => {
      const loose = filesIn(`backend/${module}`).filter((file) => !atRoot(module, file))
      assert.deepEqual(loose, [])
    })

  test('at the root of the kernel stands what has no room of its own', ({ assert }) => {
    assert.sameMembers(filesIn('backend/shared'), [
      'README.md',
      'actor.ts',
      'caller.ts',
      'clock.ts',
      'ids.ts',
      'pagination.ts',
      'problem.ts',
      'problem_codes.ts',
      'process_fault.ts',
      'result.ts',
      'roles.ts',
      'sorted_page.ts',
      'within.ts',
    ])
  })
})
